import type { TeamFigure } from '@platform/sdk/agents'
import { sql, type RawBuilder } from 'kysely'

/** The owners of the rows, as a condition on a column, and their time range; `to` is not included. */
export interface TeamPeriod {
  isOf: (member: RawBuilder<unknown>) => RawBuilder<boolean>
  from: number
  to: number
  /** Without bets that do not count, as contracts read them. */
  onlyCounted?: boolean
}

/** Columns of every row behind a figure. `of` is its owner: a bet, or a transfer of the ledger. */
export interface FigureRow {
  id: number
  at: number
  of: number
  member_id: number
  game_type: string
  void: boolean
  amount: number
  stake: number
  valid_stake: number
  payout: number
}

/** The individual rows behind a team's figure, which the triggers of `schema/agents.sql` add up by day. */
export const figureSource = (figure: TeamFigure, period: TeamPeriod): RawBuilder<FigureRow> =>
  figure === 'bets' ? bets(period) : figure === 'fee' ? fees(period) : movements(figure, period)

const noBet = sql`'' as game_type, false as void, sum(e.amount)::bigint as amount, 0::bigint as stake, 0::bigint as valid_stake, 0::bigint as payout`
const within = (column: RawBuilder<unknown>, { from, to }: TeamPeriod) => sql`${column} >= ${from}::bigint and ${column} < ${to}::bigint`

const bets = (period: TeamPeriod) => sql<FigureRow>`
  select id, at, record_id as of, member_id, game_type, void, payout - stake as amount, stake, valid_stake, payout from bet_results
  where ${within(sql`at`, period)} and ${period.isOf(sql`member_id`)}
    ${period.onlyCounted ? sql`and bet_counts(stake, valid_stake)` : sql``}`

/** Kinds of transfers that may count for a figure: those in the index. */
const kinds = {
  deposit: ['deposit', 'clawback'],
  withdrawal: ['withdrawal'],
  rebate: ['rebate', 'agentRebate'],
  reward: ['bonus', 'reward', 'forfeit', 'clawback'],
  fee: ['deposit', 'withdrawal', 'fee'],
} as const

const entriesOf = (figure: keyof typeof kinds, period: TeamPeriod) => sql`
  ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
  where t.kind in (${sql.join(kinds[figure])}) and ${within(sql`t.created_at`, period)} and e.amount <> 0`

const movements = (figure: Exclude<TeamFigure, 'bets' | 'fee'>, period: TeamPeriod) => sql<FigureRow>`
  select min(e.id) as id, t.created_at as at, t.id as of, a.member_id, ${
    figure === 'withdrawal'
      ? sql`'' as game_type, false as void,
    -sum(e.amount)::bigint as amount, 0::bigint as stake, 0::bigint as valid_stake, 0::bigint as payout`
      : noBet
  }
  from ${entriesOf(figure, period)} and figure_of(t.kind, t.key) = ${figure} and figure_counts(${figure}, a.kind)
    and a.member_id is not null and ${period.isOf(sql`a.member_id`)}
  group by t.id, t.created_at, a.member_id having sum(e.amount) <> 0`

const fees = (period: TeamPeriod) => sql<FigureRow>`
  select * from (
    select min(e.id) as id, t.created_at as at, t.id as of, fee_payer(t.id, t.kind, t.key) as member_id, ${noBet}
    from ${entriesOf('fee', period)} and a.kind = 'fees' group by t.id, t.created_at
  ) paid where ${period.isOf(sql`member_id`)}`
