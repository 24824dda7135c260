import type { InputOf } from '@platform/sdk'
import { checkDepositAmount, type depositByGateway, type DepositOrder, type DepositType } from '@platform/sdk/deposit'
import { asksDocument } from '@platform/sdk/markets'
import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import { assertMayPlay } from '../gateway/assertMayPlay.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { HOUR, limit } from '../gateway/limit.ts'
import { numbered } from '../gateway/numbered.ts'
import { Refusal } from '../base/Refusal.ts'
import { assertMayDeposit, notifyOfDeposits } from '../limits/exports.ts'
import { addEffect } from '../ledger/effects.ts'
import { lockWallets } from '../ledger/wallet.ts'
import { rulesOf as rulesOfWithdrawals } from '../withdrawals/exports.ts'
import { openChannel, rulesOf, type ChannelRow } from './channels.ts'
import { expireDue } from './expireDue.ts'
import { orderOf } from './orderOf.ts'
import { sealedPayer } from './payerOf.ts'
import { choosePromotion, promotionTerms } from './promotions.ts'
import { addEvent } from './steps.ts'

type Form = InputOf<typeof depositByGateway>

/** More orders than a player makes by hand in an hour: each requests a code from the payment service. */
const ORDERS_PER_HOUR = 60

/** Counts an order that is about to be made. Before its transaction, so that a refused one stays counted. */
export const admitOrder = (context: Context): Promise<void> =>
  limit(context, `deposit-order:${memberOf(context).id}`, ORDERS_PER_HOUR, HOUR)

/** Makes an order, in the transaction of its call. The payment service is called once that has committed. */
export async function openOrder(
  context: Context,
  form: Form,
  types: readonly DepositType[],
  more: { bankCode?: string } = {},
): Promise<DepositOrder> {
  const { db, now, orderKey = null } = context
  const { id: member_id, merchant } = memberOf(context)
  // Orders of a member are made one after the other: two at once must be one, and one limit.
  await lockWallets(db, [member_id])
  await assertMayPlay(context, member_id)
  await expireDue(db, now(), member_id)
  const channel = await openChannel(context, form.channelId, types)
  const problem = checkDepositAmount(rulesOf(channel), form.amount)
  if (problem) throw new Refusal('validation', 400, { fields: { amount: problem } })
  const payer = await requirePayer(context, channel)
  await assertNoneOpen(context, channel)
  await assertMayDeposit(db, member_id, form.amount, now())
  const promotion = form.promotionId ? await choosePromotion(context, form.promotionId, form.amount) : undefined
  const { deposit_turnover: turnover } = await rulesOfWithdrawals(context)
  const bank_code = more.bankCode === undefined ? null : await bankCodeOf(context, channel, more.bankCode)
  const order_no = numbered('D', now())
  await db
    .insertInto('deposit_orders')
    .values({
      order_no,
      order_key: orderKey,
      merchant,
      member_id,
      channel_id: channel.id,
      type: channel.type,
      amount: form.amount,
      status: bank_code ? 'waiting' : 'created',
      reason: null,
      fee_rate: channel.fee_rate,
      fee_fixed: channel.fee_fixed,
      turnover,
      payer,
      promotion_id: promotion?.id ?? null,
      promotion: promotion ? promotionTerms(promotion) : null,
      bank_code,
      remark: bank_code ? await newRemark(db) : '',
      created_at: now(),
      expires_at: now() + channel.expires_ms,
      changed_at: now(),
    })
    .execute()
  await addEvent(db, { order_no, at: now(), event: 'created', actor: 'member', amount: form.amount })
  await notifyOfDeposits(db, member_id, now())
  if (promotion) await addEvent(db, { order_no, at: now(), event: 'promotion', actor: 'member' })
  if (!bank_code) await addEffect(db, { kind: 'depositCharge', key: order_no, payload: {} }, now())
  return orderOf(context, order_no)
}

/** Money from other payers is returned, so the member must have entered name and CPF before. Returns the required payer, sealed. */
async function requirePayer(context: Context, { own_account }: ChannelRow): Promise<string> {
  const memberQuery = context.db
    .selectFrom('members')
    .select(['payee_name', 'id_number', 'cpf_conflict'])
    .where('id', '=', memberOf(context).id)
  const { cpf_conflict, ...payer } = await memberQuery.executeTakeFirstOrThrow()
  if (cpf_conflict) throw new Refusal('deposit.verifying', 400)
  if (own_account && (!payer.payee_name || (asksDocument(context.merchant.market) && !payer.id_number)))
    throw new Refusal('deposit.payer', 400)
  return sealedPayer(context.services.vault, payer)
}

/** Eight unique digits per transfer, which a member can copy by hand. The factor has no divisor in common with their number. */
async function newRemark(db: Db): Promise<string> {
  const { rows } = await sql<{ remark: string }>`
    select lpad((nextval('deposit_remarks') * 73687871 % 100000000)::text, 8, '0') as remark`.execute(db)
  return rows[0]!.remark
}

async function assertNoneOpen(context: Context, channel: ChannelRow): Promise<void> {
  const pendingOrder = await context.db
    .selectFrom('deposit_orders')
    .select('order_no')
    .where('member_id', '=', memberOf(context).id)
    .where('channel_id', '=', channel.id)
    .where('status', 'in', ['created', 'waiting'])
    .executeTakeFirst()
  if (pendingOrder) throw new Refusal('deposit.open', 400, { orderNo: pendingOrder.order_no })
}

async function bankCodeOf({ db }: Context, channel: ChannelRow, code: string): Promise<string> {
  const bank = await db
    .selectFrom('deposit_banks')
    .select('bank_code')
    .where('merchant', '=', channel.merchant)
    .where('channel_id', '=', channel.id)
    .where('bank_code', '=', code)
    .executeTakeFirst()
  if (!bank) throw new Refusal('deposit.bank', 400)
  return bank.bank_code
}
