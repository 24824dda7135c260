import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import type { Context } from '../gateway/Context.ts'
import { peek, resetCounter, unbump } from '../gateway/counters.ts'
import { limit, MINUTE } from '../gateway/limit.ts'
import { tooMany, type Refusal } from '../base/Refusal.ts'

/** Failed logins from one address, or one known device, and for how long they lock it. */
export const loginLock = { tries: 5, minutes: 15 } as const
/** From all addresses together: far more than a stranger with one address can use up to lock a member out. */
const MOST_OF_ALL = 50
const WINDOW = loginLock.minutes * MINUTE
/** No user name is longer: longer input is truncated to this length and counted like any other. */
export const MAX_NAME = 64

/** Failed sign-ins of one name. */
export interface LoginFailures {
  /** How many there were, and the refusal if there were too many. */
  earlier(): Promise<{ failed: number; locked?: Refusal }>
  /** Counts a try as a failure until it proves a success: of many parallel guesses no more than the limit are checked. */
  count(): Promise<void>
  /** Takes a try back that was neither wrong nor right. */
  uncount(): Promise<void>
  /** After a success, resets the counter of this address or device. Failures of others stay. */
  forgive(): Promise<void>
}

/**
 * Failures are counted per name and address, and with a higher limit per name from all addresses, so that a stranger cannot lock a member
 * out. A device that the member has signed in with is counted separately and unaffected by failures of others.
 */
export function loginFailures(context: Context, username: string, device: string | undefined): LoginFailures {
  const { db, network, now } = context
  const name = nameScope(context.merchant.code, username)
  const ownScope = device ? `${name}device:${device}` : `${name}from:${network}`
  const all = device ? [] : [`${name}all`]
  return {
    earlier: async () => {
      const counts = await Promise.all([ownScope, ...all].map((scope) => peek(db, scope, now())))
      const [ours, ofAll] = counts
      const over = ours!.count >= loginLock.tries ? ours : ofAll && ofAll.count >= MOST_OF_ALL ? ofAll : undefined
      return { failed: Math.max(...counts.map(({ count }) => count)), locked: over && tooMany(over.resetsIn) }
    },
    count: async () => {
      await limit(context, ownScope, loginLock.tries, WINDOW)
      for (const scope of all) await limit(context, scope, MOST_OF_ALL, WINDOW)
    },
    uncount: async () => {
      for (const scope of [ownScope, ...all]) await unbump(db, scope, 1)
    },
    forgive: async () => {
      const { count } = await peek(db, ownScope, now())
      await resetCounter(db, ownScope)
      for (const scope of all) await unbump(db, scope, count)
    },
  }
}

const nameScope = (merchant: string, username: string) => `login:${merchant}:${username.slice(0, MAX_NAME)}:`

/** After a recovery no earlier failure counts: the caller has proven to be the member. */
export async function forgetLoginFailures(db: Db, merchant: string, username: string): Promise<void> {
  await sql`delete from counters where starts_with(scope, ${nameScope(merchant, username)})`.execute(db)
}
