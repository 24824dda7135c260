import { minor } from '@platform/sdk'
import type { MemberTransaction } from '@platform/sdk/records'
import { sql, type Selectable } from 'kysely'
import type { Tables } from '../db/Tables.ts'
import type { Context } from '../gateway/Context.ts'
import { inLanguage } from '../gateway/languages.ts'
import { maskUser } from '../base/maskUser.ts'
import { counterpartOf, type TransferRow } from './counterpartOf.ts'
import { purposeName } from './purposeName.ts'
import type { Team } from './teamOf.ts'
import { transactionName } from './transactionTypes.ts'

export type WalletRow = Selectable<Tables['wallet_rows']>

interface Found {
  id: number
  deposit_no: string | null
  withdrawal_no: string | null
  round_no: string | null
  lottery_no: string | null
  masked: string | null
  note_pt: string | null
  note_en: string | null
  transfer_no: string | null
  transfer: TransferRow | null
  /** The payment of a contract between two members, as a transfer. */
  settlement: TransferRow | null
}

/** Rows in wire format, each with its order and a note on it. The order belongs to the same member, or is absent. */
export async function describeRows(rows: readonly WalletRow[], context: Context, team?: Team): Promise<MemberTransaction[]> {
  const { db, language } = context
  if (rows.length === 0) return []
  const result = await sql<Found>`
    select r.id, d.order_no as deposit_no, w.order_no as withdrawal_no, g.round_id as round_no, l.order_no as lottery_no, b.masked,
      x.transfer_no, case when x.transfer_no is not null then jsonb_build_object('sender_id', x.sender_id, 'receiver_id', x.receiver_id, 'direction', x.direction,
        'purpose', x.purpose, 'note', x.note, 'sender', xs.account, 'receiver', xr.account) end as transfer,
      case when ys.id is not null then jsonb_build_object('sender_id', y.offerer_id, 'receiver_id', y.member_id, 'direction', 'down',
        'purpose', 'normal', 'note', '', 'sender', ys.account, 'receiver', yr.account) end as settlement,
      coalesce(a.name_pt, o.title_pt, q.title_pt, case when t.kind in ('bonus', 'forfeit') then p.title_pt end, c.name_pt, u.name_pt) as note_pt,
      coalesce(a.name_en, o.title_en, q.title_en, case when t.kind in ('bonus', 'forfeit') then p.title_en end, c.name_en, u.name_en) as note_en
    from (
      select w.id, w.member_id, t.merchant, t.kind, t.key, t.reference, case when t.reference ~ '^(round|order):' then substr(t.reference, 7) end as bet_no,
        case when t.reference ~ '^promotion:\\d+$' then substr(t.reference, 11)::bigint end as application
      from wallet_rows w join ledger_transfers t on t.id = w.transfer_id where w.id = any (${rows.map(({ id }) => id)}::bigint[])
    ) t join wallet_rows r on r.id = t.id
    left join lateral (
      select d.* from deposit_orders d where d.member_id = t.member_id and d.order_no = coalesce(
        (select order_no from deposit_payments where t.kind = 'deposit' and end_to_end_id = substr(t.key, 9)), regexp_replace(t.reference, '^deposit:', ''))
    ) d on t.bet_no is null
    left join deposit_channels c on c.merchant = d.merchant and c.id = d.channel_id
    left join deposit_promotions p on p.id = d.promotion_id
    left join withdrawals w on w.order_no = t.reference and w.member_id = t.member_id
    left join bank_cards b on b.id = w.bank_card_id
    left join member_transfers x on x.transfer_no = t.reference and t.member_id in (x.sender_id, x.receiver_id)
    left join merchant_wallets u on t.kind = 'transfer' and u.merchant = t.merchant and t.reference = 'wallet:' || u.wallet
    left join members xs on xs.id = x.sender_id
    left join members xr on xr.id = x.receiver_id
    left join contract_settlements y on t.kind in ('dividend', 'salary') and y.order_no = t.reference
    left join members ys on ys.id = y.offerer_id
    left join members yr on yr.id = y.member_id
    left join lateral (
      select order_no, (select y.node_id from lottery_draws x join lotteries y on y.code = x.lottery where x.id = draw_id) as node_id
      from lottery_orders where order_no = t.bet_no and member_id = t.member_id
    ) l on true
    left join lateral (select round_id, node_id from game_records where round_id = t.bet_no and member_id = t.member_id) g on true
    left join games a on a.node_id = coalesce(g.node_id, l.node_id)
    left join lateral (
      select y.title_pt, y.title_en from promotion_applications x join promotions y on y.id = x.promotion_id
      where x.id = t.application and x.member_id = t.member_id
    ) o on true
    left join rewards q on t.kind = 'reward' and q.ledger_key = t.reference and q.member_id = t.member_id`.execute(db)
  const facts = new Map(result.rows.map((row) => [row.id, row]))
  return rows.map((row) => ({
    id: String(row.id),
    userName: team?.get(row.member_id) ?? '',
    txTime: row.created_at,
    txCode: row.type,
    txName: transactionName(row.type, language),
    amount: minor(row.amount),
    balanceBefore: minor(row.balance_before),
    balanceAfter: minor(row.balance_after),
    ...orderOf(facts.get(row.id)!, row.member_id, context),
  }))
}

function orderOf(facts: Found, memberId: number, context: Context): Pick<MemberTransaction, 'orderType' | 'orderNo' | 'note'> {
  const { language } = context
  const note = facts.note_pt === null ? '' : inLanguage({ note_pt: facts.note_pt, note_en: facts.note_en ?? '' }, 'note', language)
  if (facts.deposit_no) return { orderType: 'deposit', orderNo: facts.deposit_no, note }
  if (facts.withdrawal_no) return { orderType: 'withdrawal', orderNo: facts.withdrawal_no, note: facts.masked ?? '' }
  if (facts.lottery_no) return { orderType: 'lottery', orderNo: facts.lottery_no, note }
  if (facts.round_no) return { orderType: 'bet', orderNo: facts.round_no, note }
  if (facts.transfer_no && facts.transfer)
    return { orderType: 'transfer', orderNo: facts.transfer_no, note: transferNote(facts.transfer, memberId, context) }
  if (facts.settlement) return { orderType: undefined, orderNo: '', note: transferNote(facts.settlement, memberId, context) }
  return { orderType: undefined, orderNo: '', note }
}

/** The other member, the purpose, and the sender's note. In a team row both members are shown with masked names only. */
function transferNote(transfer: TransferRow, memberId: number, { language, ...context }: Pick<Context, 'language' | 'member'>): string {
  const isOwn = memberId === context.member?.id
  const names = isOwn ? transfer : { ...transfer, sender: maskUser(transfer.sender), receiver: maskUser(transfer.receiver) }
  return [counterpartOf(names, memberId), purposeName(transfer.purpose, language), transfer.note].filter(Boolean).join(' · ')
}
