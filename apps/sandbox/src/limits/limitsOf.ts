import type { Limits } from '@platform/sdk/protection'
import { numberOf, type MarketProfile } from '@platform/sdk/markets'
import type { Db } from '../db/openDatabase.ts'
import { depositGauges } from './depositGauges.ts'
import { leftOf, type Gauge } from './Gauge.ts'
import { lapseRises } from './lapseRises.ts'
import { playGauges } from './playGauges.ts'

const REMIND_MS = 180 * 86_400_000

/** Everything that the member's page of limits shows. */
export async function limitsOf(db: Db, { market, memberId, at }: { market: MarketProfile; memberId: number; at: number }): Promise<Limits> {
  await lapseRises(db, at, memberId)
  const gauges = [...(await playGauges(db, memberId, at)), ...(await depositGauges(db, memberId, at, { withOrders: true }))]
  const rows = await db.selectFrom('limits').selectAll().where('member_id', '=', memberId).orderBy('kind').orderBy('period').execute()
  const remindedAt = (await db.selectFrom('limit_states').select('reminded_at').where('member_id', '=', memberId).executeTakeFirst())
    ?.reminded_at
  const required = numberOf(market, 'limitsRequiredAtRegistration')
  const missing = required?.kinds.filter((kind) => rows.every((row) => row.kind !== kind)) ?? []
  return {
    kinds: [...(numberOf(market, 'limitKinds') ?? [])],
    periods: [...(numberOf(market, 'periods') ?? [])],
    limits: rows.flatMap((row) => {
      const gauge = gauges.find(({ kind, period }) => kind === row.kind && period === row.period)
      return gauge ? [{ ...limitOf(gauge), pending: pendingOf(row) }] : []
    }),
    required: required && missing.length > 0 ? { kinds: missing, how: required.how } : undefined,
    remindedAt: remindedAt ?? undefined,
    // Who sets a limit has looked at them.
    reminderDue: at >= Math.max(remindedAt ?? 0, ...rows.map(({ set_at }) => set_at)) + REMIND_MS,
  }
}

/** A limit as players see it: a period that has won has used nothing of its loss. */
export const limitOf = (gauge: Gauge) => ({
  kind: gauge.kind,
  period: gauge.period,
  value: gauge.value,
  used: Math.max(0, gauge.used),
  left: leftOf(gauge),
  resetsAt: gauge.resetsAt,
})

const pendingOf = ({ wanted, ready_at, confirm_by }: { wanted: number | null; ready_at: number | null; confirm_by: number | null }) =>
  ready_at === null || confirm_by === null ? undefined : { value: wanted, readyAt: ready_at, confirmBy: confirm_by }
