import type { Protection } from '@platform/sdk/protection'
import type { Db } from '../db/openDatabase.ts'
import { leftOf } from './Gauge.ts'
import { playGauges } from './playGauges.ts'

/** The limit of play of which nothing remains, if there is one: of several the one that begins again last. Reads what is written, and no more. */
export async function reachedLimit(db: Db, memberId: number, at: number): Promise<Protection['reached']> {
  return (await playGauges(db, memberId, at))
    .filter((gauge) => leftOf(gauge) === 0)
    .map(({ kind, period, value, resetsAt }) => ({ kind, period, limit: value, left: 0, resetsAt }))
    .toSorted((one, other) => other.resetsAt - one.resetsAt)[0]
}
