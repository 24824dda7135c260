import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import { Refusal } from '../gateway/Refusal.ts'

/** Holds the contracts of a member, those above first: none is settled meanwhile. Before wallets are locked. */
export const lockContracts = (db: Db, id: number) =>
  sql`select 1 from contracts where member_id = ${id} or offerer_id = ${id} order by member_id = ${id} desc, id for update`.execute(db)

/**
 * Throws `close.contracts` while the member owes or is owed a payment of a contract, or a period that is over is not settled yet. What
 * somebody left who has closed the account is nobody's; what was set aside after failing is settled by hand and keeps nobody here.
 */
export async function assertNothingOpen(db: Db, id: number, now: number): Promise<void> {
  const { rows } = await sql`
    select 1 from contract_settlements s join members o on o.id = case when s.member_id = ${id} then s.offerer_id else s.member_id end
      where s.state = 'open' and (s.member_id = ${id} or s.offerer_id = ${id}) and o.closed_at is null
    union all select 1 from contracts where (member_id = ${id} or offerer_id = ${id}) and next_to <= ${now}::bigint and set_aside_at is null
    limit 1`.execute(db)
  if (rows.length > 0) throw new Refusal('close.contracts', 400)
}
