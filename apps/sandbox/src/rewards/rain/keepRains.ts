import type { Services } from '../../gateway/Services.ts'
import { addRain } from './addRain.ts'

/**
 * Adds the next rains of a merchant's plan before they open. Derived from the clock at each request, so no timer can be lost. A rain that
 * no request added before it opened is not added later, since no player could have seen its hash.
 */
export async function keepRains(
  { database: { db }, vault, now }: Pick<Services, 'database' | 'vault' | 'now'>,
  merchant: string,
): Promise<void> {
  const plan = await db.selectFrom('rain_plans').selectAll().where('merchant', '=', merchant).executeTakeFirst()
  if (!plan) return
  const { every_minutes, open_seconds, ...terms } = plan
  const every = every_minutes * 60_000
  const at = now()
  const first = Math.ceil(at / every) * every
  const rains = [first, first + every].map((opens_at) => ({
    ...terms,
    id: `${merchant}-${opens_at / 1000}`,
    opens_at,
    closes_at: opens_at + open_seconds * 1000,
  }))
  const there = await db
    .selectFrom('rain_sessions')
    .select('id')
    .where(
      'id',
      'in',
      rains.map(({ id }) => id),
    )
    .execute()
  for (const rain of rains) if (!there.some(({ id }) => id === rain.id)) await addRain(db, rain, { vault, now: at })
}
