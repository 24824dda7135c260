import { drawNumbers, hashOfDraw, parseNumbers, prizeOf, winsOf, type PlayCode } from '@platform/sdk/lottery'
import { minor } from '@platform/sdk'
import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import { auditLedger } from '../server/auditLedger.ts'

/** All errors in draws, bets and their money, in words; empty if there are none. Reads rows, trusts no route. */
export async function lotteryAudit(db: Db): Promise<string[]> {
  const books = Object.keys(await auditLedger(db)).map((name) => `the books are not sound: ${name}`)
  return [...books, ...(await wrongRows(db)), ...(await wrongDraws(db)), ...(await wrongPrizes(db))]
}

/** Rules that one statement can check: each returns the names of what breaks it. */
const checks: [rule: string, query: ReturnType<typeof sql<{ what: string }>>][] = [
  [
    'bet on a closed draw',
    sql`select order_no as what from lottery_orders o join lottery_draws d on d.id = o.draw_id where placed_at >= locks_at or placed_at < opens_at`,
  ],
  [
    'open bet on a drawn draw',
    sql`select order_no as what from lottery_orders o join lottery_draws d on d.id = o.draw_id where d.status = 'settled' and o.status = 'open'`,
  ],
  [
    'line open in a settled order',
    sql`select sub_no as what from lottery_suborders s join lottery_orders o using (order_no) where o.status <> 'open' and s.status = 'open'`,
  ],
  [
    'sums of an order that are not those of its lines',
    sql`
    select order_no as what from lottery_orders o join lottery_suborders s using (order_no) group by order_no
    having sum(s.stake) filter (where s.status <> 'cancelled') is distinct from nullif(o.stake, 0) or sum(s.prize) <> o.prize`,
  ],
  [
    'money of an order that is not its stake and prize, moved once',
    sql`
    select o.order_no as what from lottery_orders o where (
      select coalesce(sum(e.amount), 0) from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
      where t.reference = 'order:' || o.order_no and a.member_id = o.member_id) <> o.prize - o.stake`,
  ],
  [
    'record that does not tell what its bet became',
    sql`
    select sub_no as what from lottery_suborders s left join game_records r on r.round_id = s.sub_no
    where r.id is null or r.stake <> s.stake or r.payout <> s.prize or (r.status = 'open') <> (s.status = 'open')`,
  ],
  [
    'money for an order that is not there',
    sql`
    select reference as what from ledger_transfers where reference like 'order:%' and substr(reference, 7) not in (select order_no from lottery_orders)`,
  ],
]

async function wrongRows(db: Db): Promise<string[]> {
  const violations = await Promise.all(
    checks.map(async ([rule, query]) => (await query.execute(db)).rows.map(({ what }) => `${rule}: ${what}`)),
  )
  return violations.flat()
}

async function wrongDraws(db: Db): Promise<string[]> {
  const draws = await db
    .selectFrom('lottery_draws as d')
    .innerJoin('lotteries as l', 'l.code', 'd.lottery')
    .select(['d.id', 'd.seed', 'd.hash', 'd.winning_number', 'l.family'])
    .where('d.status', '=', 'settled')
    .execute()
  const violations = await Promise.all(
    draws.map(async ({ id, seed, hash, winning_number, family }) =>
      (await hashOfDraw(id, seed!)) === hash && (await drawNumbers(family, seed!)) === winning_number
        ? []
        : [`draw that breaks its promise: ${id}`],
    ),
  )
  return violations.flat()
}

async function wrongPrizes(db: Db): Promise<string[]> {
  const bets = await db
    .selectFrom('lottery_suborders as s')
    .innerJoin('lottery_orders as o', 'o.order_no', 's.order_no')
    .innerJoin('lottery_draws as d', 'd.id', 'o.draw_id')
    .selectAll('s')
    .select('d.winning_number')
    .where('s.status', 'in', ['won', 'lost'])
    .execute()
  return bets.flatMap(({ sub_no, play, numbers, unit, multiplier, odds, prize, winning_number }) => {
    const wins = winsOf(play as PlayCode, parseNumbers(numbers), parseNumbers(winning_number!))
    return prize === prizeOf({ unit: minor(unit), multiplier }, odds, wins) ? [] : [`prize that is not the odds': ${sub_no}`]
  })
}
