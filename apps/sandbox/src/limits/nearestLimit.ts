import type { Limit } from '@platform/sdk/protection'
import type { Db } from '../db/openDatabase.ts'
import { leftOf, type Gauge } from './Gauge.ts'
import { limitOf } from './limitsOf.ts'
import { playGauges } from './playGauges.ts'

/** The limit of play of which the smallest part remains. */
export const nearestLimit = async (db: Db, memberId: number, at: number): Promise<Limit | undefined> =>
  nearestOf(await playGauges(db, memberId, at))

/** Of several limits the one of which the smallest part remains. */
export function nearestOf(gauges: Gauge[]): Limit | undefined {
  const [nearest] = gauges.toSorted((one, other) => shareOf(one) - shareOf(other))
  return nearest && limitOf(nearest)
}

const shareOf = (gauge: Gauge) => leftOf(gauge) / Math.max(1, gauge.value)
