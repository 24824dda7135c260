import { sql } from 'kysely'
import type { Db } from '../../db/openDatabase.ts'
import { payRebate, type Brands } from './payRebate.ts'
import { lastDueDay, startOfDayNumber } from './rebateDays.ts'
import { settleRecipient } from './settleRecipient.ts'

/**
 * Settles every day that is over, of every merchant, and pays what is settled. Several processes may run it in parallel, and the next one
 * continues where a crashed one stopped. If it fails for a member, all members below and above are still settled, and the day is retried.
 */
export async function settleAgentRebates(db: Db, now: number, brands: Brands): Promise<void> {
  // Payments that an earlier try could not make.
  await payOpen(db, { at: now, brands })
  const dueDay = lastDueDay(now)
  const { rows: merchants } = await sql<{ merchant: string; settled_day: number; own: boolean }>`
    select r.merchant, r.settled_day, not coalesce((m.whitelabel->'flags'->>'MANPLAYREB3')::boolean, false) as own
    from agent_rebate_rules r join merchants m on m.code = r.merchant where r.settled_day < ${dueDay} order by 1`.execute(db)
  for (const { merchant, settled_day, own } of merchants)
    await settleDays(db, { merchant, own, at: now, from: settled_day, to: dueDay, brands })
}

/** Settles the days after `from`, in sequence, until one fails. */
async function settleDays(
  db: Db,
  order: { merchant: string; own: boolean; at: number; from: number; to: number; brands: Brands },
): Promise<void> {
  const { merchant, at, to, brands } = order
  let from = order.from
  for (const day of await daysWithBets(db, order)) {
    const isSettled = await settleDay(db, { ...order, day })
    // Before the next day is settled: a void takes back only what was paid. A closing waits for the mark.
    await payOpen(db, { at, brands }, { merchant, day })
    if (!isSettled) return
    await markSettled(db, { merchant, from, to: day })
    from = day
  }
  if (from < to) await markSettled(db, { merchant, from, to })
}

/** Days on which bets of the merchant's members were settled or became void: most days of a new merchant have none. */
async function daysWithBets(db: Db, { merchant, from, to }: { merchant: string; from: number; to: number }): Promise<number[]> {
  const first = from + 1
  const { rows } = await sql<{ day: number }>`
    select day from play_days d join members m on m.id = d.member_id where m.merchant = ${merchant} and day between ${first} and ${to}
    union select platform_day(at) from bet_results b join members m on m.id = b.member_id
      where m.merchant = ${merchant} and void and at >= ${startOfDayNumber(first)}::bigint and at < ${startOfDayNumber(to + 1)}::bigint
    order by 1`.execute(db)
  return rows.map(({ day }) => day)
}

/** For every process, unless another one, or a reset to the seed, has changed it meanwhile. */
async function markSettled(db: Db, { merchant, from, to }: { merchant: string; from: number; to: number }): Promise<void> {
  await db
    .updateTable('agent_rebate_rules')
    .set({ settled_day: to })
    .where('merchant', '=', merchant)
    .where('settled_day', '=', from)
    .execute()
}

/** Returns whether everything succeeded. */
async function settleDay(db: Db, order: { merchant: string; day: number; own: boolean; at: number }): Promise<boolean> {
  const members = await recipientsOf(db, order)
  return inTurn(members, (memberId) => settleRecipient(db, { ...order, memberId }))
}

/** All members above those whose bets were settled or became void on that day, and the bettors too where their own bets count, or did. */
async function recipientsOf(db: Db, { merchant, day, own }: { merchant: string; day: number; own: boolean }): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct p.ancestor_id as id from (
      select member_id, false as void from play_days where day = ${day}
      union select member_id, void from bet_results where void and at >= ${startOfDayNumber(day)}::bigint and at < ${startOfDayNumber(day + 1)}::bigint
    ) d join members m on m.id = d.member_id and m.merchant = ${merchant} join team_paths p on p.descendant_id = d.member_id
    where (${own} or d.void or p.depth > 0) and not exists (select 1 from agent_rebate_remainders r where r.member_id = p.ancestor_id and r.settled_day >= ${day}) order by 1`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Paid in the order of the days: the messages arrive in that order. */
async function payOpen(db: Db, now: { at: number; brands: Brands }, of?: { merchant: string; day: number }): Promise<void> {
  const duePayouts = await db
    .selectFrom('agent_rebate_payouts')
    .select(['member_id', 'day'])
    .where('status', '=', 'settled')
    .$if(of !== undefined, (payouts) => payouts.where('merchant', '=', of!.merchant).where('day', '=', of!.day))
    .orderBy('day')
    .orderBy('member_id')
    .execute()
  await inTurn(duePayouts, (payout) => payRebate(db, { ...payout, ...now }))
}

/** Runs in sequence. A failure is logged and does not stop the others. */
async function inTurn<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<boolean> {
  let allSucceeded = true
  for (const item of items)
    await act(item).catch((error: unknown) => {
      allSucceeded = false
      console.error('agent rebates:', item, error)
    })
  return allSucceeded
}
