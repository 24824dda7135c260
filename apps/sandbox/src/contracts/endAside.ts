import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import { notFound } from '../base/Refusal.ts'
import { neverFailed } from './setAside.ts'
import { change } from './proposeContract.ts'

/**
 * Ends a contract that was set aside and cannot be repaired: its due amounts were settled by hand, nothing more is computed for it, and it
 * no longer blocks the payer from closing the account.
 */
export async function endAside(db: Db, contractId: number, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('contracts')
      .selectAll()
      .where('id', '=', contractId)
      .where('set_aside_at', 'is not', null)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw notFound()
    // After all agreed terms, also later ones: nothing resumes an ended contract.
    await sql`
      insert into contract_terms (contract_id, starts_at, terms, accepted_at, offerer_id, payer)
      select ${row.id}, greatest(${now}::bigint, max(starts_at)), null, ${now}::bigint, ${row.offerer_id}::bigint, ${row.payer}
      from contract_terms where contract_id = ${row.id}`.execute(trx)
    const endFields = { next_from: null, next_to: null, carry: 0, proposal: null, proposed_at: null, changed_at: now }
    await change(trx, row, { ...neverFailed, ...endFields })
  })
}
