import { createHash } from 'node:crypto'
import { minor } from '@platform/sdk'
import { depositFee, depositProof, type DepositOrder } from '@platform/sdk/deposit'
import type { Selectable } from 'kysely'
import type { Tables } from '../db/Tables.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { inLanguage } from '../gateway/languages.ts'
import { notFound } from '../base/Refusal.ts'
import { maskCpf, maskName } from '../base/mask.ts'
import { bankLimits } from './bankLimits.ts'
import { asBank, type ChannelRow } from './channels.ts'
import { clawBacksOf } from './clawBacksOf.ts'
import { turnoverOfOrder } from './depositTurnover.ts'
import { paymentsOf } from './paymentsOf.ts'
import { payerOf } from './payerOf.ts'
import { promotionFor } from './promotions.ts'

export type OrderRow = Selectable<Tables['deposit_orders']>

/** The member's own order. Throws 404 if it is absent or belongs to another member. */
export async function ownOrder(context: Context, orderNo: string): Promise<OrderRow> {
  const row = await context.db
    .selectFrom('deposit_orders')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('member_id', '=', memberOf(context).id)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** All details of an order. */
export async function orderOf(context: Context, orderNo: string): Promise<DepositOrder> {
  const { db, origin } = context
  const row = await ownOrder(context, orderNo)
  const channel = await db
    .selectFrom('deposit_channels')
    .selectAll()
    .where('merchant', '=', row.merchant)
    .where('id', '=', row.channel_id)
    .executeTakeFirstOrThrow()
  const payments = await paymentsOf(db, row.order_no)
  const sums = sumsOf(row, payments)
  const { host = '', name = '', city = '', key = '' } = row.receiver as Partial<DepositOrder['receiver']>
  const order = {
    ...headOf(row, channel, context),
    ...sums,
    clawBack: (await clawBacksOf(db, [row.order_no])).get(row.order_no),
    expiresAt: row.expires_at,
    txid: row.txid,
    brCode: row.br_code,
    receiver: { host, name, city, key },
    payUrl: addressOf(row.pay_url, origin),
    qrText: addressOf(row.qr_text, origin),
    bank: await bankOf(context, row),
    remark: row.remark,
    receipts: await receiptsOf(context, row.order_no),
    ...(await shownPayer(context, channel, row)),
    promotion: await promotionOf(context, row),
    turnover: await turnoverOfOrder(context, { turnover: row.turnover, amount: sums.credited || row.amount - sums.fee }),
    bankLimits: bankLimits[channel.means],
    cancellable: row.status === 'created' || row.status === 'waiting',
    renewable: ['created', 'waiting', 'expired'].includes(row.status),
    payments,
    timeline: await timelineOf(context, row.order_no),
    changedAt: row.changed_at,
  }
  return { ...order, proofHash: createHash('sha256').update(depositProof(order)).digest('hex') }
}

/** What every view of an order begins with. */
export const headOf = (row: OrderRow, channel: Pick<ChannelRow, 'name_pt' | 'name_en'>, { language }: Pick<Context, 'language'>) => ({
  orderNo: row.order_no,
  channelId: row.channel_id,
  channelName: inLanguage(channel, 'name', language),
  type: row.type,
  status: row.status,
  reason: row.reason ?? undefined,
  amount: minor(row.amount),
  createdAt: row.created_at,
})

function sumsOf({ fee_rate, fee_fixed, amount: orderAmount }: OrderRow, payments: DepositOrder['payments']) {
  const creditedPayments = payments.filter(({ status }) => status === 'credited')
  const sum = (numbers: number[]) => minor(numbers.reduce((total, one) => total + one, 0))
  return {
    fee:
      creditedPayments.length > 0
        ? sum(creditedPayments.map(({ fee }) => fee))
        : depositFee({ feeRate: fee_rate, feeFixed: minor(fee_fixed) }, minor(orderAmount)),
    credited: sum(creditedPayments.map(({ amount, fee }) => amount - fee)),
  }
}

/** A page of the simulated bank is wherever this visitor reaches the gateway. */
const addressOf = (url: string, origin: string) => (url.startsWith('/') ? origin + url : url)

async function bankOf({ db }: Context, row: OrderRow) {
  if (!row.bank_code) return undefined
  const bank = await db
    .selectFrom('deposit_banks')
    .selectAll()
    .where('merchant', '=', row.merchant)
    .where('channel_id', '=', row.channel_id)
    .where('bank_code', '=', row.bank_code)
    .executeTakeFirst()
  return bank && asBank(bank)
}

async function receiptsOf({ db }: Context, orderNo: string): Promise<number> {
  return (await db.selectFrom('uploads').select('id').where('deposit_order', '=', orderNo).execute()).length
}

/** The required payer, masked: as known when the order was made. */
export async function shownPayer(context: Context, channel?: Pick<ChannelRow, 'own_account'>, row = { payer: '' }) {
  if (channel && !channel.own_account) return { payerName: '', payerCpf: '' }
  const memberQuery = context.db.selectFrom('members').select(['payee_name', 'id_number']).where('id', '=', memberOf(context).id)
  const { name, taxNumber } = payerOf(context.services.vault, row, await memberQuery.executeTakeFirstOrThrow())
  return { payerName: maskName(name), payerCpf: maskCpf(taxNumber) }
}

async function promotionOf(context: Context, row: OrderRow): Promise<DepositOrder['promotion']> {
  if (!row.promotion_id || !row.promotion) return undefined
  const promotion = await context.db
    .selectFrom('deposit_promotions')
    .selectAll()
    .where('id', '=', row.promotion_id)
    .executeTakeFirstOrThrow()
  const { id, title, bonus, required, expectedCost } = await promotionFor(context, { ...promotion, ...row.promotion }, row.amount)
  return { id, title, bonus, required, expectedCost }
}

async function timelineOf({ db }: Context, orderNo: string): Promise<DepositOrder['timeline']> {
  const rows = await db.selectFrom('deposit_events').selectAll().where('order_no', '=', orderNo).orderBy('id').execute()
  return rows.map(({ at, event, actor, reason, amount, end_to_end_id }) => ({
    at,
    event,
    actor,
    reason: reason ?? undefined,
    amount: amount === null ? undefined : minor(amount),
    endToEndId: end_to_end_id,
  }))
}
