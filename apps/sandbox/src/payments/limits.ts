import { sql } from 'kysely'
import { minor } from '@platform/sdk'
import type { DepositLimit } from '@platform/sdk/deposit'
import type { Db } from '../db/openDatabase.ts'
import { startOfDay } from '../gateway/days.ts'
import { Refusal } from '../gateway/Refusal.ts'

const DAY = 86_400_000
/** Brazil's clock. */
const local = (at: number) => new Date(at - 3 * 3_600_000)

/** When the period began that a moment lies in: midnight, Monday, the first of the month. */
export function periodStart(period: DepositLimit['period'], now: number): number {
  const today = startOfDay(now)
  if (period === 'day') return today
  if (period === 'week') return today - ((local(now).getUTCDay() + 6) % 7) * DAY
  return today - (local(now).getUTCDate() - 1) * DAY
}

/** The member's limits with what is left of each: what was credited and what is still on its way count. */
export async function limitsOf(db: Db, memberId: number, now: number): Promise<DepositLimit[]> {
  const rows = await db.selectFrom('deposit_limits').selectAll().where('member_id', '=', memberId).execute()
  const limits = await Promise.all(
    rows.map(async ({ period, amount }) => {
      const used = await depositedSince(db, memberId, periodStart(period, now))
      return { period, amount: minor(amount), left: minor(Math.max(0, amount - used)) }
    }),
  )
  return limits.toSorted((a, b) => a.left - b.left)
}

async function depositedSince(db: Db, memberId: number, since: number): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select (coalesce((select sum(amount) from deposit_payments
        where member_id = ${memberId} and status = 'credited' and credited_at >= ${since}::bigint), 0)
      + coalesce((select sum(amount) from deposit_orders
        where member_id = ${memberId} and status in ('created', 'waiting', 'review')), 0))::bigint as used`.execute(db)
  return rows[0]!.used
}

/** Throws `deposit.limit` where an amount is more than is left of a limit. */
export async function assertWithinLimits(db: Db, memberId: number, amount: number, now: number): Promise<void> {
  const [tightest] = await limitsOf(db, memberId, now)
  if (tightest && amount > tightest.left) throw new Refusal('deposit.limit', 400, { period: tightest.period, left: tightest.left / 100 })
}
