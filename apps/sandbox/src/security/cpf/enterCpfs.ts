import { sql } from 'kysely'
import type { Db } from '../../db/openDatabase.ts'
import { setCpf, type CpfBooks } from './setCpf.ts'

interface Unentered {
  id: number
  merchant: string
  id_number: string
}

/**
 * Enters members from before the table of holders, at start; later starts find none. Of several accounts with one CPF the holder is the one
 * with an accepted identity, else the one with the oldest credited deposit, else the oldest one; the others are marked.
 */
export const enterCpfs = ({ db, vault, now }: CpfBooks): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const [first] = await unentered(trx, 1)
    if (!first) return
    // Several processes that start at once take turns.
    await sql`lock table cpf_holders in share row exclusive mode`.execute(trx)
    for (const { id_number, ...member } of await unentered(trx)) await setCpf({ db: trx, vault, now }, member, id_number)
  })

async function unentered(db: Db, most?: number): Promise<Unentered[]> {
  const { rows } = await sql<Unentered>`
    select m.id, m.merchant, m.id_number from members m
    where m.id_number <> '' and m.cpf_conflict is null and m.closed_at is null
      and not exists (select 1 from cpf_holders h where h.member_id = m.id)
    order by not exists (select 1 from kyc_requests k where k.member_id = m.id and k.status = 'accepted'),
      (select min(credited_at) from deposit_payments p where p.member_id = m.id) nulls last, m.id
    limit ${most ?? null}`.execute(db)
  return rows
}
