import { numberOf, type MarketProfile } from '@platform/sdk/markets'
import { sql } from 'kysely'
import { withDeadline } from '../base/withDeadline.ts'
import type { RegistryAnswer, RegistryPurpose } from '../db/RegistryTables.ts'
import { cpfHash } from '../gateway/cpfHash.ts'
import { MINUTE } from '../gateway/limit.ts'
import type { Services } from '../gateway/Services.ts'

const DEADLINE_MS = 3000
/** After a failure it is queried again so many minutes later. */
const AGAIN = [1, 5, 15, 60]

/** How often a market wants its register to be queried for each open account, ms; undefined where there is none. */
export const sweepMsOf = (market: MarketProfile): number | undefined => numberOf(market, 'personRegistry')?.everyMs

export interface Person {
  id: number
  merchant: string
  idNumber: string
}

/**
 * Queries the register for a member and stores the answer, outside any transaction: it may take seconds. A question that fails is stored too and
 * repeated after 1, 5, 15, 60 minutes.
 */
export async function queryRegistry(services: Services, person: Person, purpose: RegistryPurpose): Promise<RegistryAnswer | 'down'> {
  const { database, registry, vault, now, merchants } = services
  const answer = await withDeadline(DEADLINE_MS, registry.check(person.idNumber, purpose)).catch(() => 'down' as const)
  const at = now()
  const market = merchants.find(person.merchant)?.market
  const everyMs = (market && sweepMsOf(market)) ?? 0
  await database.db.transaction().execute(async (db) => {
    const cpf_hash = cpfHash(vault, person.merchant, person.idNumber)
    await db.insertInto('registry_checks').values({ member_id: person.id, cpf_hash, purpose, answer, at }).execute()
    const update = db.updateTable('registry_states').where('member_id', '=', person.id)
    // An answer for a CPF that was changed meanwhile is not the member's.
    const own = update.where('member_id', 'in', db.selectFrom('members').select('id').where('id_number', '=', person.idNumber))
    if (answer === 'down') {
      const waits = sql<number>`${at}::bigint + (array[${sql.join(AGAIN)}]::bigint[])[least(failures + 1, ${AGAIN.length})] * ${MINUTE}::bigint`
      await own.set(({ ref }) => ({ failures: sql<number>`${ref('failures')} + 1`, next_at: waits })).execute()
    } else await own.set({ answer, answered_at: at, failures: 0, next_at: at + everyMs }).execute()
  })
  // Neither a sign-in nor the sweep fails with it: the clock of those who are due tries again within seconds.
  if (answer !== 'down' && answer !== 'clear')
    await services.impede(person.id).catch((error: unknown) => console.error(`impeding ${person.id}:`, error))
  return answer
}
