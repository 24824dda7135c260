import type { Db } from '../db/openDatabase.ts'
import { addEffect } from '../ledger/effects.ts'
import { protectionColumns, stateAt } from '../gateway/protectionState.ts'
import { transfer } from '../ledger/transfer.ts'
import { lockWallets } from '../ledger/wallet.ts'
import { maskCpf, maskName } from '../base/mask.ts'
import { leftToCredit, notifyOfDeposits } from '../limits/exports.ts'
import { addBonus } from './bonus.ts'
import type { ChannelRow } from './channels.ts'
import { clawBack } from './clawBack.ts'
import { followPayments } from './followPayments.ts'
import { judgePayment, type Judgement } from './judgePayment.ts'
import { notifyMember } from './messages.ts'
import type { OrderRow } from './orderOf.ts'
import { payerOf } from './payerOf.ts'
import { payerPrints } from './payerPrints.ts'
import { openDepositTurnover } from './depositTurnover.ts'
import { creditKey } from './paymentsOf.ts'
import type { Payment, Books } from '../paymentService/exports.ts'
import { addEvent } from './steps.ts'

/**
 * Brings the ledger up to date with a payment that the payment service reports, in one transaction: credited or sent back once per
 * end-to-end id, however often and in whatever order it is reported. Returns false if the order is not ours.
 */
export const applyPayment = (books: Books, payment: Payment): Promise<boolean> =>
  books.db.transaction().execute(async (db) => {
    const order = await holdOrder(db, payment.orderNo)
    if (!order) return false
    const storedPayment = await db
      .selectFrom('deposit_payments')
      .selectAll()
      .where('end_to_end_id', '=', payment.endToEndId)
      .executeTakeFirst()
    if (!storedPayment) await receive({ ...books, db }, order, payment)
    else if (payment.clawedBackAt && storedPayment.status !== 'clawedBack') await clawBack(db, order, storedPayment, books.now())
    return true
  })

/** Locks an order until the transaction ends: the member's wallet first, as every transaction does. */
export async function holdOrder(db: Db, orderNo: string): Promise<OrderRow | undefined> {
  const owner = await db.selectFrom('deposit_orders').select('member_id').where('order_no', '=', orderNo).executeTakeFirst()
  if (!owner) return undefined
  await lockWallets(db, [owner.member_id])
  return db.selectFrom('deposit_orders').selectAll().where('order_no', '=', orderNo).forUpdate().executeTakeFirstOrThrow()
}

/** Books a new payment of a locked order. Returns the decision about it. */
export async function receive({ db, vault, now }: Books, order: OrderRow, payment: Payment): Promise<Judgement> {
  const at = now()
  const { order_no, merchant, member_id } = order
  const about = { order_no, amount: payment.amount, end_to_end_id: payment.endToEndId }
  const channel = await channelOf(db, order)
  const creditedPayments = db
    .selectFrom('deposit_payments')
    .select('end_to_end_id')
    .where('order_no', '=', order_no)
    .where('status', '=', 'credited')
  const paidBefore = (await creditedPayments.executeTakeFirst()) !== undefined
  const memberQuery = db
    .selectFrom('members')
    .select(['payee_name', 'id_number', 'disabled', 'closed_at', 'underage_at', 'cpf_conflict', ...protectionColumns])
    .where('id', '=', member_id)
  const memberRow = await memberQuery.executeTakeFirstOrThrow()
  const isProtected = stateAt(memberRow, at) !== 'open'
  const member = { ...memberRow, isProtected, id_number: payerOf(vault, order, memberRow).taxNumber }
  const left = await leftToCredit(db, member_id, at)
  const isCancelled = await cancelledByState(db, order_no)
  const judgement = judgePayment({ order, channel, payment, member, isCancelled, paidBefore, left })
  const { verdict, reason, fee } = judgement
  // A payment that was clawed back before we received it never arrived.
  const status = payment.clawedBackAt ? 'clawedBack' : verdict === 'credit' ? 'credited' : 'returning'
  const isCredited = status === 'credited'
  await db
    .insertInto('deposit_payments')
    .values({
      end_to_end_id: payment.endToEndId,
      order_no,
      merchant,
      member_id,
      amount: payment.amount,
      fee: isCredited ? fee : 0,
      status,
      reason,
      payer_name: maskName(payment.payer.name),
      payer_cpf: maskCpf(payment.payer.taxNumber),
      transfer_turnover: await transferTurnover(db, merchant),
      ...payerPrints(vault, payment),
      paid_at: payment.paidAt,
      credited_at: isCredited ? at : null,
      returned_at: null,
    })
    .execute()
  await addEvent(db, { ...about, at: payment.paidAt, event: 'paid', actor: 'bank' })
  if (channel.own_account && reason !== 'payer') await addEvent(db, { ...about, at, event: 'payerChecked', actor: 'system' })
  if (isCredited) await credit(db, order, { payment, fee, at })
  if (status === 'returning') await addEffect(db, { kind: 'depositReturn', key: payment.endToEndId, payload: {} }, at)
  const actor = status === 'clawedBack' ? 'bank' : 'system'
  await addEvent(db, { ...about, at, event: status, actor, reason, amount: payment.amount - (isCredited ? fee : 0) })
  // The promotion applies to the first payment of an order.
  if (isCredited && !paidBefore) await addBonus(db, order, payment, at)
  await followPayments(db, order, at)
  await notifyMember(db, member_id, { status, reason }, at)
  if (isCredited) await notifyOfDeposits(db, member_id, at)
  return judgement
}

/** Whether the order was cancelled as the member paused or left. A payment that was returned since has changed its state. */
async function cancelledByState(db: Db, orderNo: string): Promise<boolean> {
  const events = db.selectFrom('deposit_events').select('id').where('order_no', '=', orderNo)
  return (await events.where('event', '=', 'cancelled').where('reason', '=', 'account').executeTakeFirst()) !== undefined
}

/** How many times a deposit of now must be bet before it leaves by a transfer. */
async function transferTurnover(db: Db, merchant: string): Promise<number> {
  const settings = db.selectFrom('withdraw_settings').select('transfer_turnover').where('merchant', '=', merchant)
  return (await settings.executeTakeFirst())?.transfer_turnover ?? 0
}

/** The channel, with the fee that the order was made with. */
async function channelOf(db: Db, { merchant, channel_id, fee_rate, fee_fixed }: OrderRow): Promise<ChannelRow> {
  const row = db.selectFrom('deposit_channels').selectAll().where('merchant', '=', merchant).where('id', '=', channel_id)
  return { ...(await row.executeTakeFirstOrThrow()), fee_rate, fee_fixed }
}

interface Credit {
  payment: Payment
  /** Cents. */
  fee: number
  at: number
}

async function credit(db: Db, order: OrderRow, { payment, fee, at }: Credit): Promise<void> {
  const legs = [
    { party: { cashier: order.channel_id }, amount: -payment.amount },
    { party: { memberId: order.member_id }, amount: payment.amount - fee },
    ...(fee > 0 ? [{ party: 'fees' as const, amount: fee }] : []),
  ]
  const { merchant, order_no: reference } = order
  await transfer(db, { merchant, kind: 'deposit', key: creditKey(payment.endToEndId), reference, legs, at })
  await openDepositTurnover(db, order, { endToEndId: payment.endToEndId, amount: payment.amount - fee, at })
}
