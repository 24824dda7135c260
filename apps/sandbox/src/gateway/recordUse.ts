import type { Call } from '@platform/sdk'
import { numberOf } from '@platform/sdk/markets'
import type { Context } from './Context.ts'
import { extendSession, sessionLife } from './sessions.ts'

/** An act is stored to this part of the idle time: one second of 30 minutes. */
const PRECISION = 1 / 1800

/**
 * Extends the session of a call. Where the market locks idle sessions only an act of the player does (`act` of the call); elsewhere any use
 * does, once a quarter of the session's life has passed.
 */
export async function recordUse(call: Call, { db, session, member, merchant, now }: Context): Promise<void> {
  if (!session) return
  const life = sessionLife(merchant.market)
  const locks = numberOf(merchant.market, 'idleMs') !== undefined
  const least = life * (locks ? PRECISION : 1 / 4)
  if (locks ? call.act : member) await extendSession(db, session, { merchant: merchant.code, now: now(), life, least })
}
