import { sql } from 'kysely'
import { minor } from '@platform/sdk'
import type { DepositLimit } from '@platform/sdk/deposit'
import type { Db } from '../db/openDatabase.ts'
import { startOfDay } from '../gateway/days.ts'
import { Refusal } from '../base/Refusal.ts'

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

/** The member's limits with the remaining amount of each: credited and pending amounts count. */
export const limitsOf = (db: Db, memberId: number, now: number) => limitsAfter(db, memberId, now, ['created', 'waiting', 'review'])

async function limitsAfter(db: Db, memberId: number, now: number, waiting: readonly string[]): Promise<DepositLimit[]> {
  const rows = await db.selectFrom('deposit_limits').selectAll().where('member_id', '=', memberId).execute()
  const limits = await Promise.all(
    rows.map(async ({ period, amount }) => {
      const { rows: sums } = await sql<{ used: number }>`
        select (coalesce((select sum(amount) from deposit_payments
            where member_id = ${memberId} and status = 'credited' and credited_at >= ${periodStart(period, now)}::bigint), 0)
          + coalesce((select sum(amount) from deposit_orders
            where member_id = ${memberId} and status = any (${waiting}::text[])), 0))::bigint as used`.execute(db)
      return { period, amount: minor(amount), left: minor(Math.max(0, amount - sums[0]!.used)) }
    }),
  )
  return limits.toSorted((a, b) => a.left - b.left)
}

/** Throws `deposit.limit` if an amount exceeds the rest of a limit. */
export async function assertWithinLimits(db: Db, memberId: number, amount: number, now: number): Promise<void> {
  const [tightest] = await limitsOf(db, memberId, now)
  if (tightest && amount > tightest.left) throw new Refusal('deposit.limit', 400, { period: tightest.period, left: tightest.left / 100 })
}

/**
 * Cents that may be credited now. Only credited amounts count: an order was checked when it was made, but its code can be paid twice, with
 * more than was requested, or long after it had ended. Under the lock of the wallet.
 */
export async function leftToCredit(db: Db, memberId: number, now: number): Promise<number> {
  const [tightest] = await limitsAfter(db, memberId, now, [])
  return tightest?.left ?? Infinity
}
