import { minor } from '@platform/sdk'
import { betsOf, formatNumbers, parseNumbers, plays, prizeOf, stakeOf, winsOf, type BetLine, type PlayCode } from '@platform/sdk/lottery'
import { sql } from 'kysely'
import { type Db, offerOf } from '@platform/sandbox/seeding'
import type { SeedMove } from '../history.ts'
import { insertRows } from '../insertRows.ts'
import { makeRandom, type Random } from '../random.ts'

/** The members who bet on lotteries, and how often. */
const bettors = { anaclara: 14, brunoagente: 5 }
/** Later draws have no orders: the ledger continues with the demo player's actions after the history. */
const SETTLED_BEFORE = 5 * 60_000

interface Draw {
  id: string
  lottery: string
  family: 'VN' | 'FIVE' | 'DICE'
  locks_at: number
  draws_at: number
  winning_number: string
  node_id: string
  vendor: string
  game_type: 'LOTT' | 'ELOTT'
}

/** Orders of the demo accounts on finished draws, with real stakes, hits and prizes. None if the merchant has no lotteries. */
export async function makeLotteryOrders(db: Db, merchant: string, { seed, now }: { seed: string; now: number }): Promise<SeedOrder[]> {
  const draws = await offeredDraws(db, merchant, now - SETTLED_BEFORE)
  const random = makeRandom(`orders:${seed}:${merchant}`)
  return Object.entries(bettors).flatMap(([account, count]) => {
    const chosenDraws = random.shuffle(draws).slice(0, count)
    return chosenDraws.sort((a, b) => a.draws_at - b.draws_at).map((draw) => ({ account, ...makeOrder(draw, random) }))
  })
}

/** The transfers of these orders, with a deposit before the first bet. */
export function movesOfOrders(orders: readonly SeedOrder[]): SeedMove[] {
  const accounts = [...new Set(orders.map(({ account }) => account))]
  return accounts.flatMap((account): SeedMove[] => {
    const accountOrders = orders.filter((order) => order.account === account)
    const amount = accountOrders.reduce((sum, order) => sum + order.stake, 0)
    const before = Math.min(...accountOrders.map(({ placed_at }) => placed_at)) - 60_000
    const moves = accountOrders.flatMap(({ order_no, placed_at, draw, stake, prize }): SeedMove[] => {
      const of = { account, reference: `order:${order_no}` }
      const payout = { ...of, kind: 'payout' as const, amount: prize, key: `prize:${order_no}`, at: draw.draws_at }
      return [{ ...of, kind: 'stake', amount: -stake, key: `bet:${order_no}`, at: placed_at }, ...(prize > 0 ? [payout] : [])]
    })
    return [{ account, kind: 'deposit', amount, at: before }, ...moves]
  })
}

/** Inserts the orders; their members exist by now. */
export async function seedLotteryOrders(db: Db, merchant: string, orders: readonly SeedOrder[]): Promise<void> {
  if (orders.length === 0) return
  const accounts = [...new Set(orders.map(({ account }) => account))]
  const members = await db
    .selectFrom('members')
    .select(['id', 'username'])
    .where('merchant', '=', merchant)
    .where('username', 'in', accounts)
    .execute()
  for (const { id, username } of members) {
    const memberOrders = orders.filter(({ account }) => account === username)
    await insertOrders(db, memberOrders, { merchant, member_id: id })
  }
}

async function offeredDraws(db: Db, merchant: string, before: number): Promise<Draw[]> {
  const { rows } = await sql<Draw>`
    select d.id, d.lottery, l.family, d.locks_at, d.draws_at, d.winning_number, g.node_id, g.vendor, g.game_type
    from lottery_draws d join lotteries l on l.code = d.lottery join games g on g.node_id = l.node_id
    join game_categories c on c.game_type = g.game_type and c.merchant = ${merchant}
    where d.status = 'settled' and d.draws_at < ${before}::bigint order by d.id`.execute(db)
  return rows
}

type SeedOrder = ReturnType<typeof makeOrder> & { account: string }

function makeOrder(draw: Draw, random: Random) {
  const placed_at = draw.locks_at - random.int(2000, 20_000)
  const day = new Date(placed_at).toISOString().slice(2, 10).replaceAll('-', '')
  const order_no = `L${day}${String(random.int(0, 999_999_999_999)).padStart(12, '0')}`
  const bets = linesOn(draw, random).map((line, index) => betOf(line, draw, `${order_no}-${index + 1}`))
  const total = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
  return { order_no, placed_at, draw, bets, stake: total(bets.map((bet) => bet.stake)), prize: total(bets.map((bet) => bet.prize)) }
}

async function insertOrders(db: Db, orders: readonly SeedOrder[], who: { merchant: string; member_id: number }): Promise<void> {
  const { rows } = await sql<{
    no: number
  }>`select nextval('lottery_settled') as no from generate_series(1, ${orders.length}::int)`.execute(db)
  await insertRows(
    db,
    'lottery_orders',
    orders.map(({ order_no, placed_at, draw, stake: staked, prize }, index) => {
      const settlement = { status: prize > 0 ? 'won' : 'lost', settled_at: draw.draws_at, settled_no: rows[index]!.no }
      return { order_no, ...who, draw_id: draw.id, stake: staked, prize, placed_at, ...settlement }
    }),
  )
  await insertRows(
    db,
    'lottery_suborders',
    orders.flatMap(({ order_no, bets }) => bets.map((bet) => ({ order_no, ...bet }))),
  )
  const records = orders.flatMap(({ bets, draw, placed_at }) =>
    bets.map(({ sub_no, play, numbers, stake: staked, prize }) => ({
      ...who,
      node_id: draw.node_id,
      vendor: draw.vendor,
      game_type: draw.game_type,
      play_session_id: null,
      round_id: sub_no,
      stake: staked,
      payout: prize,
      status: 'settled' as const,
      detail: JSON.stringify({ drawId: draw.id, play, numbers }),
      bet_at: placed_at,
      settled_at: draw.draws_at,
    })),
  )
  await db.insertInto('game_records').values(records).execute()
}

/** One to three lines of small bets. */
function linesOn({ family }: Draw, random: Random): BetLine[] {
  const codes = random.shuffle(Object.keys(offerOf(family).odds) as PlayCode[]).slice(0, random.int(1, 3))
  return codes.map((playCode) => {
    const { picks, groups } = plays[playCode]
    const numbers = Array.from({ length: groups }, () =>
      random
        .shuffle([...picks])
        .slice(0, groups > 1 ? 1 : random.int(1, 3))
        .sort(),
    )
    return { playCode, numbers: formatNumbers(numbers), unit: minor(random.pick([10, 100])), multiplier: random.int(1, 4) }
  })
}

function betOf(line: BetLine, { family, winning_number }: Draw, sub_no: string) {
  const { playCode: play, numbers, unit, multiplier } = line
  const odds = offerOf(family).odds[play]!
  const prize = prizeOf(line, odds, winsOf(play, parseNumbers(numbers), parseNumbers(winning_number)))
  const bets = betsOf(play, parseNumbers(numbers))
  return {
    sub_no,
    play,
    numbers,
    unit,
    multiplier,
    bets,
    odds,
    stake: stakeOf(line),
    prize,
    status: prize > 0 ? ('won' as const) : ('lost' as const),
  }
}
