import { sql } from 'kysely'
import type { Services } from '../gateway/Services.ts'
import { queryRegistry, sweepMsOf, type Person } from './queryRegistry.ts'

const AT_ONCE = 50
/** Another process queries again if this one stops in between. */
const LEASE_MS = 60_000

/**
 * Queries the register for every open account that is due: those it was never queried for, those whose last answer is too old, and those it failed
 * for. Returns how many.
 */
export async function sweepRegistry(services: Services): Promise<number> {
  const { database, merchants, now } = services
  const codes = merchants.all().filter(({ market, trial }) => !trial && sweepMsOf(market) !== undefined)
  if (codes.length === 0) return 0
  const { rows } = await sql<Person & { answer: string | null }>`
    update registry_states r set next_at = ${now() + LEASE_MS}::bigint from members m
    where m.id = r.member_id and r.member_id in (
      select s.member_id from registry_states s join members p on p.id = s.member_id
      where s.merchant = any (${codes.map(({ code }) => code)}::text[]) and s.next_at <= ${now()}::bigint
        and p.closed_at is null and p.id_number <> ''
      order by s.next_at limit ${sql.lit(AT_ONCE)} for update of s skip locked)
    returning m.id, m.merchant, m.id_number as "idNumber", r.answer`.execute(database.db)
  for (const { answer, ...person } of rows)
    await queryRegistry(services, person, answer === null ? 'registration' : 'sweep').catch((error: unknown) =>
      console.error(`querying the register for ${person.id}:`, error),
    )
  return rows.length
}
