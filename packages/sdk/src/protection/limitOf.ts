import { PlatformError } from '../core/errors.ts'
import type { Limit, LimitKind } from './Limit.ts'
import { LimitRefusal, type ReachedLimit } from './LimitRefusal.ts'

/** The limit that an error `limit.*` is about; undefined for every other error. */
export function limitOf(error: unknown): ReachedLimit | undefined {
  if (!(error instanceof PlatformError) || !error.code.startsWith('limit.')) return undefined
  const { data } = LimitRefusal.safeParse(error.value)
  return data && { ...data, kind: error.code.slice('limit.'.length) as LimitKind }
}

/** Whether nothing of a limit remains. */
export const isReached = ({ left }: Pick<Limit, 'left'>): boolean => left <= 0

/** Whether at least 80 % of a limit are used. */
export const isNear = ({ used, value }: Pick<Limit, 'used' | 'value'>): boolean => used * 5 >= value * 4

/** How much of a limit is used, in percent: whole ones, rounded down. */
export const usedPercent = ({ used, value }: Pick<Limit, 'used' | 'value'>): number => Math.trunc((used / value) * 100)

/**
 * How often a page with a game or a slip in view sends its time (`sendPlayTime`), and requests the state of the account (`getProtection`), ms: a
 * pause shows within two seconds, of which the request needs some.
 */
export const playGuard = { heartbeat: 30_000, poll: 1500 }
