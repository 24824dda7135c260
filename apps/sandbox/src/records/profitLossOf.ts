import { minor, type InputOf } from '@platform/sdk'
import { ProfitLossFigure, type getProfitLoss, type ProfitLoss } from '@platform/sdk/records'
import { sql } from 'kysely'
import { memberOf, type Context } from '../gateway/Context.ts'
import { dayText } from '../gateway/days.ts'
import { daysOf } from './daysOf.ts'
import { sourceOf } from './profitLossSource.ts'

/** The sum of a figure's rows for a day and a product; integer cents. */
interface Part {
  figure: ProfitLossFigure
  at: number
  game_type: string
  count: number
  stake: number
  valid_stake: number
  payout: number
  profit: number
}

/** The member's own profit and loss: sums of the rows that `profitLossRows` gives. */
export async function profitLossOf(filter: InputOf<typeof getProfitLoss>, context: Context): Promise<ProfitLoss> {
  const { from, to } = daysOf(filter)
  const period = { memberId: memberOf(context).id, from, to }
  const figures = ProfitLossFigure.options.map((figure) => sql`select ${figure}::text as figure, s.* from (${sourceOf(figure, period)}) s`)
  const { rows: parts } = await sql<Part>`
    select figure, game_type, min(at) as at, sum(case when void then -1 else 1 end)::int as count, sum(stake)::bigint as stake,
      sum(valid_stake)::bigint as valid_stake, sum(payout)::bigint as payout, sum(profit)::bigint as profit
    from (${sql.join(figures, sql` union all `)}) rows group by figure, game_type, (at - ${from}::bigint) / 86400000`.execute(context.db)
  const bets = parts.filter(({ figure }) => figure === 'bets')
  const products = groupBy(bets, ({ game_type }) => game_type)
    .map(([gameType, own]) => ({ gameType, ...betSums(own), profit: total(own, 'profit') }))
    .toSorted((a, b) => b.betAmount - a.betAmount || a.gameType.localeCompare(b.gameType))
  const days = groupBy(parts, ({ at }) => dayText(at))
    .map(([day, own]) => ({ day, ...allSums(own) }))
    .toSorted((a, b) => a.day.localeCompare(b.day))
  return { products, days, total: allSums(parts) }
}

const total = (parts: readonly Part[], field: 'stake' | 'valid_stake' | 'payout' | 'profit') =>
  minor(parts.reduce((sum, part) => sum + part[field], 0))

const of = (parts: readonly Part[], wanted: ProfitLossFigure) => parts.filter(({ figure }) => figure === wanted)

const betSums = (parts: readonly Part[]) => ({
  count: of(parts, 'bets').reduce((sum, { count }) => sum + count, 0),
  betAmount: total(parts, 'stake'),
  validBetAmount: total(parts, 'valid_stake'),
  winAmount: total(parts, 'payout'),
})

const allSums = (parts: readonly Part[]) => ({
  ...betSums(parts),
  rebate: total(of(parts, 'rebate'), 'profit'),
  reward: total(of(parts, 'reward'), 'profit'),
  fee: minor(0 - total(of(parts, 'fee'), 'profit')),
  // Fees are no part of the result.
  profit: minor(total(parts, 'profit') - total(of(parts, 'fee'), 'profit')),
})

const groupBy = (parts: readonly Part[], keyOf: (part: Part) => string) =>
  [...new Set(parts.map(keyOf))].map((key) => [key, parts.filter((part) => keyOf(part) === key)] as const)
