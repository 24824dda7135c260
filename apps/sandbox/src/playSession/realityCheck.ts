import type { OutputOf } from '@platform/sdk'
import { numberOf } from '@platform/sdk/markets'
import type { getPlaySession, Limit } from '@platform/sdk/protection'
import { invalid } from '../base/Refusal.ts'
import type { Context } from '../gateway/Context.ts'
import type { Db } from '../db/openDatabase.ts'
import { playSessionOf, type Player } from './playSession.ts'

declare module '../gateway/Services.ts' {
  interface Services {
    /** The limit of play of a member of which the smallest part remains. */
    nearestLimit(db: Db, memberId: number, at: number): Promise<Limit | undefined>
  }
}

/** The session, the nearest limit, and the reality check where the market has one. */
export async function playSessionView(
  { db, services }: Pick<Context, 'db' | 'services'>,
  player: Player,
): Promise<OutputOf<typeof getPlaySession>> {
  const { session, checkFrom, checkMs } = await playSessionOf(db, player)
  const nearest = await services.nearestLimit(db, player.memberId, player.at)
  const number = numberOf(player.market, 'realityCheckMs')
  if (!number) return { session, nearest }
  const everyMs = checkMs ?? number.usual
  return { session, nearest, check: { everyMs, choices: number.choices, dueAt: session ? checkFrom + everyMs : undefined } }
}

/** How often play stops for its sum: one of the times that the market offers. */
export async function setCheck(db: Db, { market, memberId }: Player, everyMs: number): Promise<void> {
  if (!numberOf(market, 'realityCheckMs')?.choices.includes(everyMs)) throw invalid('everyMs')
  await write(db, memberId, { check_ms: everyMs })
}

/** The player has read the sum. */
export const endCheck = (db: Db, { memberId, at }: Player): Promise<void> => write(db, memberId, { checked_at: at })

async function write(db: Db, member_id: number, value: { check_ms: number } | { checked_at: number }): Promise<void> {
  await db
    .insertInto('limit_states')
    .values({ member_id, ...value })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(value))
    .execute()
}
