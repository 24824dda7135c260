import { dayNumber, startOfDay } from '../gateway/days.ts'
import type { Context } from '../gateway/Context.ts'
import type { Db } from '../db/openDatabase.ts'

const DAY = 86_400_000
/** Noon of the platform's Monday. */
const NOON = DAY / 2

/** A brand's rules of rebates. */
export const rebateRules = (db: Db, { brand }: Pick<Context['merchant'], 'brand'>) =>
  db.selectFrom('rebate_settings').selectAll().where('merchant', '=', brand).executeTakeFirstOrThrow()

/** The last settlement that is due at a moment: Mondays at noon. Day 4 of the count, 1970-01-05, was a Monday. */
export function lastSettlement(now: number): number {
  const monday = startOfDay(now) - ((dayNumber(now) - 4) % 7) * DAY + NOON
  return monday <= now ? monday : monday - 7 * DAY
}

/** The first settlement after a moment. */
export const nextSettlement = (now: number): number => lastSettlement(now) + 7 * DAY

/** Bets settled before this moment have expired: they earn no rebate. */
export const freshFrom = (now: number, { expiry_days }: { expiry_days: number }): number => now - expiry_days * DAY
