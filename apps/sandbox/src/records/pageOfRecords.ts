import { minor, type InputOf, type OutputOf } from '@platform/sdk'
import type { getGameRecords } from '@platform/sdk/records'
import { sql, type ExpressionBuilder, type Selectable } from 'kysely'
import type { Tables, WireLanguage } from '../db/Tables.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { inLanguage } from '../gateway/languages.ts'
import { hasReplay } from '../catalogue/exports.ts'
import { daysOf } from './daysOf.ts'

type Filter = InputOf<typeof getGameRecords>
type Page = OutputOf<typeof getGameRecords>

const PAGE_SIZE = 20

/** The member's own bets. The owner is in the query itself, so that no filter can widen it. */
export async function pageOfRecords(filter: Filter, context: Context): Promise<Page> {
  const where = ownRows(filter, memberOf(context).id)
  const pageNum = Math.max(1, filter.pageNo ?? 1)
  const footer = await totalsOf(context, where)
  const rows = await context.db
    .selectFrom('game_records as r')
    .innerJoin('games as g', 'g.node_id', 'r.node_id')
    .where(where)
    .selectAll('r')
    .select(['g.name_pt', 'g.name_en'])
    .orderBy(momentOf(filter), 'desc')
    .orderBy('r.id', 'desc')
    .limit(PAGE_SIZE)
    .offset((pageNum - 1) * PAGE_SIZE)
    .execute()
  const content = rows.map((row) => ({ ...betOf(row, context.language), replay: hasReplay(row) }))
  return { content, pageNum, totalPages: Math.ceil(footer.count / PAGE_SIZE), footer }
}

/** A bet in wire format. */
export const betOf = (row: Selectable<Tables['game_records']> & Record<'name_pt' | 'name_en', string>, language: WireLanguage) => ({
  orderNo: row.round_id,
  nodeId: row.node_id,
  gameName: inLanguage(row, 'name', language),
  vassalage: row.vendor,
  gameType: row.game_type,
  betTime: row.bet_at,
  settledTime: row.settled_at ?? undefined,
  betAmount: minor(row.stake),
  validBetAmount: minor(row.status === 'settled' ? (row.valid_stake ?? 0) : 0),
  winAmount: minor(row.payout),
  profit: minor(row.status === 'settled' ? row.payout - row.stake : 0),
  status: stateOf(row),
  // Only its own member looks at a round again.
  replay: false,
})

/** The column that the days refer to. */
const momentOf = ({ dateType }: Filter) => (dateType === 'settle' ? ('r.settled_at' as const) : ('r.bet_at' as const))

function ownRows(filter: Filter, memberId: number) {
  const { gameType, vassalage, status } = filter
  const { from, to } = daysOf(filter)
  const moment = momentOf(filter)
  return (eb: ExpressionBuilder<Tables & { r: Tables['game_records'] }, 'r'>) =>
    eb.and([
      eb('r.member_id', '=', memberId),
      eb(moment, '>=', from),
      eb(moment, '<', to),
      ...(gameType ? [eb(sql<string>`r.game_type`, '=', gameType)] : []),
      ...(vassalage ? [eb('r.vendor', '=', vassalage)] : []),
      ...(status ? [STATES[status]] : []),
    ])
}

/** Over the complete range: a cancelled bet counts in no sum, an open one has no profit yet. */
async function totalsOf({ db }: Context, where: ReturnType<typeof ownRows>): Promise<Page['footer']> {
  const totals = await db
    .selectFrom('game_records as r')
    .where(where)
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`coalesce(sum(stake) filter (where status <> 'cancelled'), 0)::bigint`.as('stake'),
      sql<number>`coalesce(sum(stake) filter (where status = 'settled'), 0)::bigint`.as('settled'),
      sql<number>`coalesce(sum(valid_stake) filter (where status = 'settled'), 0)::bigint`.as('valid'),
      sql<number>`coalesce(sum(payout) filter (where status = 'settled'), 0)::bigint`.as('payout'),
    ])
    .executeTakeFirstOrThrow()
  const { count, stake, settled, valid, payout } = totals
  return {
    count,
    betAmount: minor(stake),
    validBetAmount: minor(valid),
    winAmount: minor(payout),
    profit: minor(payout - settled),
  }
}

const IS_WON = sql<boolean>`r.payout > 0 and r.payout >= r.stake`
/** The states of the wire as conditions on `r`: the inverse of `stateOf`. */
export const STATES = {
  open: sql<boolean>`r.status = 'open'`,
  void: sql<boolean>`r.status = 'cancelled'`,
  won: sql<boolean>`(r.status = 'settled' and ${IS_WON})`,
  lost: sql<boolean>`(r.status = 'settled' and not (${IS_WON}))`,
}

function stateOf({ status, stake, payout }: { status: 'open' | 'settled' | 'cancelled'; stake: number; payout: number }) {
  if (status === 'open') return 'open' as const
  if (status === 'cancelled') return 'void' as const
  return payout > 0 && payout >= stake ? ('won' as const) : ('lost' as const)
}
