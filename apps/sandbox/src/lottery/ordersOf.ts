import { minor, type InputOf, type OutputOf } from '@platform/sdk'
import type { getLotteryOrders, LotteryOrder, LotteryOrderDetail, PlayCode } from '@platform/sdk/lottery'
import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { dayEnd, dayStart } from '../gateway/days.ts'
import { inLanguage } from '../gateway/languages.ts'
import { listPage } from '../gateway/listPage.ts'
import { invalid, notFound } from '../base/Refusal.ts'
import { drawOf } from './drawsOf.ts'

type Filter = InputOf<typeof getLotteryOrders>

const DAY = 86_400_000
/** Days that can be requested at once. */
const MAX_DAYS = 90

/** The member's own orders with their draws. The owner is in the query itself, so that no filter can widen it. */
const ownOrders = (db: Db, memberId: number) =>
  db
    .selectFrom('lottery_orders as o')
    .innerJoin('lottery_draws as d', 'd.id', 'o.draw_id')
    .innerJoin('lotteries as l', 'l.code', 'd.lottery')
    .innerJoin('games as g', 'g.node_id', 'l.node_id')
    .where('o.member_id', '=', memberId)

const orderColumns = [
  'o.order_no',
  'o.draw_id',
  'o.stake',
  'o.prize',
  'o.status',
  'o.placed_at',
  'o.settled_at',
  'g.name_pt',
  'g.name_en',
  'l.family',
] as const

type OrderRow = Awaited<ReturnType<typeof rowNamed>>

const summaryOf = (
  row: Omit<NonNullable<OrderRow>, 'opens_at' | 'locks_at' | 'draws_at' | 'hash' | 'seed' | 'draw_status'>,
  { language }: Context,
) => ({
  orderNo: row.order_no,
  gameCode: row.lottery,
  gameName: inLanguage(row, 'name', language),
  drawId: row.draw_id,
  numero: row.numero,
  betTime: row.placed_at,
  settledTime: row.settled_at ?? undefined,
  stake: minor(row.stake),
  prize: minor(row.prize),
  status: row.status,
  winningNumber: row.winning_number ?? '',
})

/** One page of the member's orders, newest first. */
export async function pageOfOrders(filter: Filter, context: Context): Promise<OutputOf<typeof getLotteryOrders>> {
  const [from, to] = rangeOf(filter)
  await context.services.draws.keepUp()
  const { gameCode, status, pageNo } = filter
  const moment = filter.dateType === 'settle' ? ('o.settled_at' as const) : ('o.placed_at' as const)
  const matching = ownOrders(context.db, memberOf(context).id)
    .where(moment, '>=', from)
    .where(moment, '<', to)
    .$if(Boolean(gameCode), (query) => query.where('d.lottery', '=', gameCode!))
    .$if(Boolean(status), (query) => query.where('o.status', '=', status!))
  const page = listPage(pageNo)
  const rows = await matching
    .select(orderColumns)
    .select(['d.id', 'd.lottery', 'd.numero', 'd.winning_number'])
    .select(({ selectFrom }) =>
      selectFrom('lottery_suborders as s')
        .select(sql<number>`count(*)::int`.as('lines'))
        .whereRef('s.order_no', '=', 'o.order_no')
        .as('lines'),
    )
    .orderBy(moment, 'desc')
    .orderBy('o.order_no', 'desc')
    .$call(page.rows)
    .execute()
  const totals = await matching
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`coalesce(sum(o.stake), 0)::bigint`.as('stake'),
      sql<number>`coalesce(sum(o.prize), 0)::bigint`.as('prize'),
      sql<number>`coalesce(sum(o.prize - o.stake) filter (where o.status in ('won', 'lost')), 0)::bigint`.as('profit'),
    ])
    .executeTakeFirstOrThrow()
  const content: LotteryOrder[] = rows.map((row) => ({ ...summaryOf(row, context), lines: row.lines ?? 0 }))
  const { count, stake, prize, profit } = totals
  return { content, ...page.of(count), footer: { count, stake: minor(stake), prize: minor(prize), profit: minor(profit) } }
}

function rangeOf({ startDate, endDate }: Filter): [number, number] {
  const [from, to] = [dayStart(startDate), dayEnd(endDate)]
  if (from === undefined) throw invalid('startDate')
  if (to === undefined || to <= from || to - from > (MAX_DAYS + 1) * DAY) throw invalid('endDate')
  return [from, to]
}

const rowNamed = (orderNo: string, { db, ...context }: Context) =>
  ownOrders(db, memberOf({ db, ...context }).id)
    .select(orderColumns)
    .select(['d.id', 'd.lottery', 'd.numero', 'd.opens_at', 'd.locks_at', 'd.draws_at', 'd.hash', 'd.seed', 'd.winning_number'])
    .select('d.status as draw_status')
    .where('o.order_no', '=', orderNo)
    .executeTakeFirst()

/** An order of the member's own; absent and another player's are one answer. */
export async function orderNamed(orderNo: string, context: Context): Promise<LotteryOrderDetail> {
  const row = await rowNamed(orderNo, context)
  if (!row) throw notFound()
  const bets = await context.db
    .selectFrom('lottery_suborders')
    .selectAll()
    .where('order_no', '=', orderNo)
    .orderBy(sql`length(sub_no)`)
    .orderBy('sub_no')
    .execute()
  const onSale = row.draw_status === 'open' && context.now() < row.locks_at
  return {
    ...summaryOf(row, context),
    draw: drawOf(row, row.family),
    subOrders: bets.map((bet) => ({
      subOrderNo: bet.sub_no,
      playCode: bet.play as PlayCode,
      numbers: bet.numbers,
      unit: minor(bet.unit),
      multiplier: bet.multiplier,
      bets: bet.bets,
      odds: bet.odds,
      stake: minor(bet.stake),
      prize: minor(bet.prize),
      status: bet.status,
      cancellable: onSale && bet.status === 'open',
    })),
  }
}
