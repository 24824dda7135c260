import { minor, type OutputOf } from '@platform/sdk'
import { expectedCost, type getTurnover } from '@platform/sdk/wallet'
import { sql } from 'kysely'
import { catalogueOf } from '../catalogue/exports.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { inLanguage } from '../gateway/languages.ts'
import { leftSince } from '../gateway/protectionState.ts'

type Requirement = OutputOf<typeof getTurnover>['requirements'][number]

const BETS_SHOWN = 10

/** The member's open turnover, also what a withdrawal holds, in the order in which bets count. */
export async function turnoverOf(context: Context): Promise<OutputOf<typeof getTurnover>> {
  await context.services.draws.keepUp()
  // Nothing is to be bet by who leaves.
  const leftAt = await leftSince(context.db, memberOf(context).id, context.now())
  const rows = leftAt === undefined ? await openRequirements(context) : []
  const returns = await returnsOf(context)
  const requirements = await Promise.all(
    rows.map(async (row): Promise<Requirement> => {
      const left = minor(Math.ceil(row.required - row.done / 100))
      return {
        id: row.reference,
        source: row.source,
        title: row.title_pt === null ? '' : inLanguage({ title_pt: row.title_pt, title_en: row.title_en ?? '' }, 'title', context.language),
        base: minor(row.base),
        required: minor(row.required),
        done: minor(row.required - left),
        left,
        bonus: minor(row.bonus ?? 0),
        openTime: row.opened_at,
        held: row.state === 'held',
        // What the merchant does not sell clears nothing.
        weights: Object.entries(row.weights)
          .filter(([gameType, weight]) => weight > 0 && returns.has(gameType))
          .map(([gameType, weight]) => ({
            gameType,
            weight,
            expectedCost: expectedCost({ left, returnToPlayer: returns.get(gameType)!, weight }),
          })),
        bets: await countedBets(row.id, context),
      }
    }),
  )
  const total = requirements.reduce((sum, { left, held }) => sum + (held ? 0 : left), 0)
  return { requirements, uncounted: await uncountedBets(context), left: minor(total) }
}

const openRequirements = (context: Context) =>
  context.db
    .selectFrom('turnover_requirements as r')
    .leftJoin('ledger_accounts as a', 'a.id', 'r.account_id')
    .leftJoin('promotion_applications as p', (join) => join.on(sql`'promotion:' || p.id`, '=', sql.ref('r.reference')))
    .leftJoin('promotions as o', 'o.id', 'p.promotion_id')
    .leftJoin('deposit_orders as d', (join) => join.on(sql`'deposit:' || d.order_no`, '=', sql.ref('r.reference')))
    .leftJoin('deposit_promotions as b', 'b.id', 'd.promotion_id')
    .leftJoin('rewards as w', (join) => join.onRef('w.ledger_key', '=', 'r.reference').onRef('w.member_id', '=', 'r.member_id'))
    .selectAll('r')
    .select((eb) => [
      sql<number | null>`a.balance + a.debits_pending`.as('bonus'),
      eb.fn.coalesce('o.title_pt', 'b.title_pt', 'w.title_pt').as('title_pt'),
      eb.fn.coalesce('o.title_en', 'b.title_en', 'w.title_en').as('title_en'),
    ])
    .where('r.member_id', '=', memberOf(context).id)
    .where('r.state', 'in', ['open', 'held'])
    .orderBy('r.opened_at')
    .orderBy('r.id')
    .execute()

async function countedBets(requirementId: number, { db, language }: Context): Promise<Requirement['bets']> {
  const rows = await db
    .selectFrom('turnover_allotments as a')
    .innerJoin('game_records as r', 'r.id', 'a.record_id')
    .innerJoin('games as g', 'g.node_id', 'r.node_id')
    .select(['a.amount', 'a.weight', 'r.round_id', 'r.bet_at', 'r.game_type', 'g.name_pt', 'g.name_en'])
    .where('a.requirement_id', '=', requirementId)
    .orderBy('a.id', 'desc')
    .limit(BETS_SHOWN)
    .execute()
  return rows.map((row) => ({
    orderNo: row.round_id,
    gameName: inLanguage(row, 'name', language),
    gameType: row.game_type,
    betTime: row.bet_at,
    amount: minor(row.amount),
    weight: row.weight,
  }))
}

/** How long opposite bets are listed. */
const LISTED = 30 * 86_400_000

async function uncountedBets(context: Context) {
  const rows = await context.db
    .selectFrom('opposite_bets as o')
    .innerJoin('game_records as r', 'r.id', 'o.record_id')
    .innerJoin('games as g', 'g.node_id', 'r.node_id')
    .select(['r.round_id', 'r.bet_at', 'r.stake', 'g.name_pt', 'g.name_en'])
    .where('o.member_id', '=', memberOf(context).id)
    .where('r.bet_at', '>', context.now() - LISTED)
    .orderBy('o.record_id', 'desc')
    .limit(BETS_SHOWN)
    .execute()
  return rows.map((row) => ({
    orderNo: row.round_id,
    gameName: inLanguage(row, 'name', context.language),
    betTime: row.bet_at,
    stake: minor(row.stake),
  }))
}

/** The average return of each category that the merchant offers, in hundredths of a percent. */
export async function returnsOf(context: Context): Promise<Map<string, number>> {
  const sums = new Map<string, { sum: number; games: number }>()
  for (const { game_type, rtp } of (await catalogueOf(context)).values()) {
    const { sum, games } = sums.get(game_type) ?? { sum: 0, games: 0 }
    sums.set(game_type, { sum: sum + rtp, games: games + 1 })
  }
  return new Map([...sums].map(([type, { sum, games }]) => [type, Math.round(sum / games)]))
}
