import type { DepositLimit } from '@platform/sdk/deposit'
import { minor } from '@platform/sdk'
import type { Db } from '../db/openDatabase.ts'
import { depositGauges } from './depositGauges.ts'
import { leftOf, limitReached, type Gauge } from './Gauge.ts'
import { postLimitNotices } from './notices.ts'

const tightest = (gauges: Gauge[]): Gauge | undefined => gauges.toSorted((one, other) => leftOf(one) - leftOf(other))[0]

/** Throws `limit.deposit` if an order exceeds the rest of a limit: credited and open amounts count. Under the lock of the wallet. */
export async function assertMayDeposit(db: Db, memberId: number, amount: number, at: number): Promise<void> {
  const limit = tightest(await depositGauges(db, memberId, at, { withOrders: true }))
  if (limit && amount > leftOf(limit)) throw limitReached(limit)
}

/** Throws `limit.deposit` if money that comes at once exceeds the rest of a limit. Under the lock of the wallet. */
export async function assertMayReceive(db: Db, memberId: number, amount: number, at: number): Promise<void> {
  const limit = tightest(await depositGauges(db, memberId, at, { withOrders: false }))
  if (limit && amount > leftOf(limit)) throw limitReached(limit)
}

/**
 * Cents that may be credited now. Only credited amounts count: an order was checked when it was made, but its code can be paid twice, with
 * more than was requested, or long after it had ended. Under the lock of the wallet.
 */
export async function leftToCredit(db: Db, memberId: number, at: number): Promise<number> {
  const limit = tightest(await depositGauges(db, memberId, at, { withOrders: false }))
  return limit ? leftOf(limit) : Infinity
}

/** Notifies a member who has used most of a limit, in the transaction of the order, payment or transfer that was written. */
export async function notifyOfDeposits(db: Db, memberId: number, at: number): Promise<void> {
  await postLimitNotices(db, memberId, { gauges: await depositGauges(db, memberId, at, { withOrders: true }), at })
}

/** What remains to deposit, for the form of a deposit; the tightest limit first. */
export async function depositLimitsOf(db: Db, memberId: number, at: number): Promise<DepositLimit[]> {
  const gauges = await depositGauges(db, memberId, at, { withOrders: true })
  return gauges
    .map((gauge) => ({ period: gauge.period, amount: minor(gauge.value), left: minor(leftOf(gauge)) }))
    .toSorted((one, other) => one.left - other.left)
}
