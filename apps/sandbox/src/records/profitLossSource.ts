import type { ProfitLossFigure } from '@platform/sdk/records'
import { sql, type RawBuilder } from 'kysely'

/** The owner and the time range of the rows; `to` is not included. */
export interface OwnPeriod {
  memberId: number
  from: number
  to: number
}

/** Columns of every row behind a figure. `of` is the id of its owner: a bet, a movement, a transfer. */
export interface SourceRow {
  id: number
  at: number
  of: number
  game_type: string
  void: boolean
  stake: number
  valid_stake: number
  payout: number
  profit: number
}

/** The rows behind a figure. Figures are their sums, and a tap opens the rows themselves: one query for both. */
export const sourceOf = (figure: ProfitLossFigure, period: OwnPeriod): RawBuilder<SourceRow> => sources[figure](period)

const movements = ({ memberId, from, to }: OwnPeriod, which: RawBuilder<boolean>) => sql<SourceRow>`
  select r.id, r.created_at as at, r.id as of, '' as game_type, false as void, 0::bigint as stake, 0::bigint as valid_stake, 0::bigint as payout,
    r.amount as profit
  from wallet_rows r join ledger_transfers t on t.id = r.transfer_id
  where r.member_id = ${memberId}::bigint and r.created_at >= ${from}::bigint and r.created_at < ${to}::bigint and ${which}`

/** Bonuses that a paid withdrawal ended: the rows of their holds, at the time of the payment. A hold itself is no loss. */
const endedHolds = ({ memberId, from, to }: OwnPeriod) => sql<SourceRow>`
  select r.id, d.created_at as at, r.id as of, '' as game_type, false as void, 0::bigint as stake, 0::bigint as valid_stake, 0::bigint as payout,
    r.amount as profit
  from wallet_rows r join ledger_transfers t on t.id = r.transfer_id and t.kind = 'forfeit' and t.phase = 'pending'
  join ledger_transfers d on d.origin_id = t.id and d.phase = 'posted'
  where r.member_id = ${memberId}::bigint and d.created_at >= ${from}::bigint and d.created_at < ${to}::bigint`

const sources: Record<ProfitLossFigure, (period: OwnPeriod) => RawBuilder<SourceRow>> = {
  bets: ({ memberId, from, to }) => sql`
    select id, at, record_id as of, game_type, void, stake, valid_stake, payout, payout - stake as profit from bet_results
    where member_id = ${memberId}::bigint and at >= ${from}::bigint and at < ${to}::bigint`,
  rebate: (period) => movements(period, sql`r.type in ('rebate', 'agentRebate')`),
  // A bonus that a claw-back takes with its deposit is a negative reward, although its row has the type of a reversed deposit.
  reward: (period) => sql`
    ${movements(period, sql`t.phase = 'single' and (t.kind in ('bonus', 'forfeit', 'reward') or (t.kind = 'clawback' and t.key like 'clawback:%:bonus'))`)}
    union all ${endedHolds(period)}`,
  // Fees that the merchant's fee account charged for this member's orders, or returned.
  fee: ({ memberId, from, to }) => sql`
    select t.id, t.created_at as at, t.id as of, '' as game_type, false as void, 0::bigint as stake, 0::bigint as valid_stake, 0::bigint as payout,
      -e.amount as profit
    from (
      select unnest(array['deposit:' || end_to_end_id, 'clawback:' || end_to_end_id || ':fee']) as key
      from deposit_payments where member_id = ${memberId}::bigint and fee > 0
      union all select unnest(array['withdrawal:' || order_no || ':paid', 'withdrawal:' || order_no || ':returned'])
      from withdrawals where member_id = ${memberId}::bigint and fee > 0
    ) k join ledger_transfers t on t.key = k.key
    join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id and a.kind = 'fees'
    where t.created_at >= ${from}::bigint and t.created_at < ${to}::bigint and e.amount <> 0`,
}
