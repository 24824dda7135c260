import { minor } from '@platform/sdk'
import type { DepositChannel, DepositType } from '@platform/sdk/deposit'
import { hasMeans } from '@platform/sdk/markets'
import type { Selectable } from 'kysely'
import { bankLimits } from './bankLimits.ts'
import { bankNamed } from '../security/exports.ts'
import type { Tables } from '../db/Tables.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { inLanguage } from '../gateway/languages.ts'
import { notFound, Refusal } from '../base/Refusal.ts'

export type ChannelRow = Selectable<Tables['deposit_channels']>

/** The merchant's channels that its market has; not one that was entered before the market forbade it. */
async function lawfulChannels({ db, merchant }: Context): Promise<ChannelRow[]> {
  const rows = await db.selectFrom('deposit_channels').selectAll().where('merchant', '=', merchant.brand).orderBy('position').execute()
  return rows.filter(({ means }) => hasMeans(merchant.market, means))
}

/** The ways to deposit, each with the member's open order. */
export async function channelsOf(context: Context): Promise<DepositChannel[]> {
  const rows = await lawfulChannels(context)
  const openOrders = await context.db
    .selectFrom('deposit_orders')
    .select(['order_no', 'channel_id'])
    .where('member_id', '=', memberOf(context).id)
    .where('status', 'in', ['created', 'waiting'])
    .execute()
  return rows.map((row) => ({
    ...rulesOf(row),
    channelId: row.id,
    type: row.type,
    channelName: inLanguage(row, 'name', context.language),
    suggestions: row.suggestions.map(minor),
    typicalSeconds: row.typical_seconds,
    recommended: row.recommended,
    maintenance: row.maintenance,
    ownAccountOnly: row.own_account,
    bankLimits: bankLimits[row.means],
    openOrderNo: openOrders.find(({ channel_id }) => channel_id === row.id)?.order_no ?? '',
  }))
}

/** The rules that an amount is checked by. */
export const rulesOf = ({ min, max, multiple, fee_rate, fee_fixed }: ChannelRow) => ({
  min: minor(min),
  max: minor(max),
  multiple: minor(multiple),
  feeRate: fee_rate,
  feeFixed: minor(fee_fixed),
})

/** A channel that is open and paid by one of these ways. Throws `deposit.channel`. */
export async function openChannel(context: Context, id: string, types: readonly DepositType[]): Promise<ChannelRow> {
  const channel = (await lawfulChannels(context)).find((row) => row.id === id)
  if (!channel || channel.maintenance || !types.includes(channel.type)) throw new Refusal('deposit.channel', 400)
  return channel
}

/** The accounts that a channel is transferred to. */
export async function banksOf(context: Context, channelId: string) {
  const channel = (await lawfulChannels(context)).find((row) => row.id === channelId && row.type === 'TRANSFER')
  if (!channel) throw notFound()
  const rows = await context.db
    .selectFrom('deposit_banks')
    .selectAll()
    .where('merchant', '=', channel.merchant)
    .where('channel_id', '=', channel.id)
    .orderBy('position')
    .execute()
  return rows.map(asBank)
}

export const asBank = (row: Selectable<Tables['deposit_banks']>) => ({
  bankCode: row.bank_code,
  bankName: bankNamed(row.bank_code)?.bankName ?? '',
  branch: row.branch,
  account: row.account,
  holder: row.holder,
  holderDocument: row.holder_document,
})
