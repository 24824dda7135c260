import { minor } from '@platform/sdk'
import { sql } from 'kysely'
import { within, type TeamDays } from './teamDays.ts'

/** The columns of `member_days` and `play_days` that are sums of money, with their totals. */
export const sumColumns = {
  member: ['deposit', 'withdrawal', 'rebate', 'reward', 'fee'],
  play: ['stake', 'valid_stake', 'payout'],
} as const

export type Sums = Record<(typeof sumColumns.member)[number] | (typeof sumColumns.play)[number] | 'profit', number>

/** Figures of members without activity. */
export const noSums: Sums = { deposit: 0, withdrawal: 0, rebate: 0, reward: 0, fee: 0, stake: 0, valid_stake: 0, payout: 0, profit: 0 }

/** A team's profit is the sum of its members': what they were paid, less what they staked. Fees are a figure of their own. */
export const profit = sql<number>`payout - stake + rebate + reward`

/** Sums in cents as every answer about a team has them. */
export const sumsOf = (row: Sums) => ({
  depositAmount: minor(row.deposit),
  withdrawAmount: minor(row.withdrawal),
  betAmount: minor(row.stake),
  validBetAmount: minor(row.valid_stake),
  winAmount: minor(row.payout),
  rebateAmount: minor(row.rebate),
  rewardAmount: minor(row.reward),
  feeAmount: minor(row.fee),
  profit: minor(row.profit),
})

/** Columns of zeros, and of sums, in the order of `sumColumns`. */
const zeros = (columns: readonly string[]) => sql.join(columns.map((name) => sql`0::bigint as ${sql.ref(name)}`))
const listOf = (columns: readonly string[]) => sql.join(columns.map((name) => sql.ref(name)))
/** The sums of all of them, over whatever rows there are. */
export const totals = sql.join(
  [...sumColumns.member, ...sumColumns.play].map((name) => sql`coalesce(sum(${sql.ref(name)}), 0)::bigint as ${sql.ref(name)}`),
)

/** The same without bets that do not count. */
const counted = sql`stake - uncounted_stake as stake, valid_stake, payout - uncounted_payout as payout`

/** Daily figures, one row per member and day (and product): `gameType` filters by product; contracts read only bets that count. */
export const daysOfMembers = (days: TeamDays, gameType?: string, bets: 'all' | 'counted' = 'all') => sql`
  select member_id, line, day, ${listOf(sumColumns.member)}, ${zeros(sumColumns.play)} from member_days
    where ${within(days)} and ${gameType ? sql`false` : sql`true`}
  union all select member_id, line, day, ${zeros(sumColumns.member)}, ${bets === 'all' ? listOf(sumColumns.play) : counted} from play_days
    where ${within(days)} and ${gameType ? sql`game_type = ${gameType}` : sql`true`}`
