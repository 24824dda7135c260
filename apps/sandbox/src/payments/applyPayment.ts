import type { Db } from '../db/openDatabase.ts'
import { addEffect } from '../ledger/effects.ts'
import { transfer } from '../ledger/transfer.ts'
import { lockWallets } from '../ledger/wallet.ts'
import { maskCpf, maskName } from '../security/mask.ts'
import type { ChannelRow } from './channels.ts'
import { clawBack } from './clawBack.ts'
import { judgePayment } from './judgePayment.ts'
import { tellMember } from './messages.ts'
import type { OrderRow } from './orderOf.ts'
import { creditKey } from './paymentsOf.ts'
import type { Payment } from './PaymentService.ts'
import { addEvent, setStatus } from './steps.ts'

/**
 * Brings the books up to what the payment service says of a payment, in one transaction: credited or sent back once per end-to-end id,
 * however often and in whatever order it is told. Returns false where the order is not ours.
 */
export const applyPayment = (db: Db, payment: Payment, at: number): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const owner = await trx.selectFrom('deposit_orders').select('member_id').where('order_no', '=', payment.orderNo).executeTakeFirst()
    if (!owner) return false
    await lockWallets(trx, [owner.member_id])
    const order = await trx
      .selectFrom('deposit_orders')
      .selectAll()
      .where('order_no', '=', payment.orderNo)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const known = await trx.selectFrom('deposit_payments').selectAll().where('end_to_end_id', '=', payment.endToEndId).executeTakeFirst()
    if (!known) await receive(trx, order, payment, at)
    else if (payment.clawedBackAt && known.status !== 'clawedBack') await clawBack(trx, order, known, at)
    return true
  })

/** A payment that was not known yet. */
async function receive(db: Db, order: OrderRow, payment: Payment, at: number): Promise<void> {
  const { order_no, merchant, member_id } = order
  const about = { order_no, amount: payment.amount, end_to_end_id: payment.endToEndId }
  const channel = await channelOf(db, order)
  const paid = db.selectFrom('deposit_payments').select('end_to_end_id').where('order_no', '=', order_no).where('status', '=', 'credited')
  const paidBefore = (await paid.executeTakeFirst()) !== undefined
  const own = db.selectFrom('members').select(['id_number', 'disabled', 'closed_at']).where('id', '=', member_id)
  const member = await own.executeTakeFirstOrThrow()
  const { verdict, reason, fee } = judgePayment({ order, channel, payment, member, paidBefore })
  // What the bank took back before we heard of it was never there.
  const status = payment.clawedBackAt ? 'clawedBack' : verdict === 'credit' ? 'credited' : 'returning'
  await db
    .insertInto('deposit_payments')
    .values({
      end_to_end_id: payment.endToEndId,
      order_no,
      merchant,
      member_id,
      amount: payment.amount,
      fee: status === 'credited' ? fee : 0,
      status,
      reason,
      payer_name: maskName(payment.payer.name),
      payer_cpf: maskCpf(payment.payer.taxNumber),
      paid_at: payment.paidAt,
      credited_at: status === 'credited' ? at : null,
      returned_at: null,
    })
    .execute()
  await addEvent(db, { ...about, at: payment.paidAt, event: 'paid', actor: 'bank' })
  if (channel.own_account && reason !== 'payer') await addEvent(db, { ...about, at, event: 'payerChecked', actor: 'system' })
  // What is credited once stays so, whatever a second payment is worth.
  const follows = !paidBefore
  if (follows && order.status !== 'paid') await setStatus(db, order_no, 'paid', { at, reason })
  if (status === 'credited') await credit(db, order, { payment, fee, at, first: !paidBefore })
  if (status === 'returning') await addEffect(db, { kind: 'depositReturn', key: payment.endToEndId, payload: {} }, at)
  const event = status === 'credited' ? 'credited' : status
  await addEvent(db, { ...about, at, event, actor: status === 'clawedBack' ? 'bank' : 'system', reason, amount: payment.amount - (status === 'credited' ? fee : 0) }) // prettier-ignore
  if (follows) await setStatus(db, order_no, status, { at, reason })
  await tellMember(db, member_id, { status, reason }, at)
}

const channelOf = (db: Db, { merchant, channel_id }: OrderRow): Promise<ChannelRow> =>
  db.selectFrom('deposit_channels').selectAll().where('merchant', '=', merchant).where('id', '=', channel_id).executeTakeFirstOrThrow()

interface Credit {
  payment: Payment
  /** Cents. */
  fee: number
  at: number
  /** The first payment of the order: the promotion goes with it. */
  first: boolean
}

async function credit(db: Db, order: OrderRow, { payment, fee, at, first }: Credit): Promise<void> {
  const legs = [
    { party: { cashier: order.channel_id }, amount: -payment.amount },
    { party: { memberId: order.member_id }, amount: payment.amount - fee },
    ...(fee > 0 ? [{ party: 'fees' as const, amount: fee }] : []),
  ]
  const { merchant, order_no: reference, promotion_id } = order
  await transfer(db, { merchant, kind: 'deposit', key: creditKey(payment.endToEndId), reference, legs, at })
  // Not here: money that arrived is credited even while the pool of bonuses is empty.
  if (first && promotion_id) await addEffect(db, { kind: 'depositBonus', key: reference, payload: { endToEndId: payment.endToEndId } }, at)
}
