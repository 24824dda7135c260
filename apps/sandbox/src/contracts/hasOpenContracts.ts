import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import { hasPaid, isOfferer } from './findContract.ts'

/** Locks the contracts of a member, in the order of all, by id: none is settled meanwhile. Before wallets are locked. Returns who is paid by them. */
export async function lockContracts(db: Db, id: number): Promise<number[]> {
  const { rows } = await sql<{ member: number }>`
    select member_id as member from contracts where member_id = ${id} or ${isOfferer(id)} or ${hasPaid(id)} order by id for update`.execute(
    db,
  )
  return rows.map(({ member }) => member)
}

/**
 * Whether the member owes or is owed a payment of a contract, or a period that is over is not settled yet: until then a closing account is
 * not closed. Payments to or from a closed account do not count. A contract that was set aside after failures does not block the payee; the
 * payer is blocked until it is settled, or an operator has ended it.
 */
export async function hasOpenContracts(db: Db, id: number, now: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from contract_settlements s join members o on o.id = case when s.member_id = ${id} then s.offerer_id else s.member_id end
      where s.state = 'open' and (s.member_id = ${id} or s.offerer_id = ${id}) and o.closed_at is null
    union all select 1 from contracts c where next_to <= ${now}::bigint
      and case when set_aside_at is null then member_id = ${id} or offerer_id = ${id} else ${owes(id, now)} end
    limit 1`.execute(db)
  return rows.length > 0
}

/** The payer of the waiting periods, by the terms of that time: an offer since may have changed it. */
const owes = (id: number, now: number) => sql<boolean>`exists (
  select 1 from contract_terms t where t.contract_id = c.id and t.payer = 'upline' and t.offerer_id = ${id} and t.starts_at <= ${now}::bigint
    and t.terms is not null
    and t.starts_at >= (select max(f.starts_at) from contract_terms f where f.contract_id = c.id and f.starts_at <= c.next_from))`
