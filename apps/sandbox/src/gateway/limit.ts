import type { Context } from './Context.ts'
import { bump } from './counters.ts'
import { tooMany } from '../base/Refusal.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Counts one more of `scope`; throws `rate.limited` over `max` in a window. Called before the effect, so no parallel try slips through. */
export async function limit(context: Counting, scope: string, max: number, windowMs: number): Promise<void> {
  const { count, resetsIn } = await bump(context.db, scope, windowMs, context.now())
  if (count <= max) return
  context.services.floods.set(scope, context.now() + resetsIn)
  throw tooMany(resetsIn)
}

type Counting = Pick<Context, 'db' | 'now'> & { services: Pick<Context['services'], 'floods'> }

/** Messages to one recipient: once a minute, 5 an hour, 10 a day. A refused message does not count in windows longer than the one that refused it. */
export async function limitMessages(context: Context, recipient: string): Promise<void> {
  const scope = `message:${context.merchant.code}:${recipient}`
  await limit(context, `${scope}:minute`, 1, MINUTE)
  await limit(context, `${scope}:hour`, 5, HOUR)
  await limit(context, `${scope}:day`, 10, DAY)
}
