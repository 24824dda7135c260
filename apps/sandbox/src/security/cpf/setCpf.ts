import type { Db } from '../../db/openDatabase.ts'
import { cpfHash } from '../../gateway/cpfHash.ts'
import type { Vault } from '../../gateway/vault.ts'

export interface CpfBooks {
  db: Db
  vault: Vault
  now: () => number
}

/**
 * Stores a member's CPF. The account becomes its holder, unless another one is: then it only claims the CPF, and may not deposit. Both cases
 * look the same to the caller, who must not learn whether a CPF is known.
 */
export async function setCpf({ db, vault, now }: CpfBooks, { id, merchant }: { id: number; merchant: string }, cpf: string): Promise<void> {
  const cpf_hash = cpfHash(vault, merchant, cpf)
  await db.deleteFrom('cpf_holders').where('member_id', '=', id).where('cpf_hash', '<>', cpf_hash).execute()
  // Waits for a transaction that has entered the same hash. An error would end this transaction.
  await db
    .insertInto('cpf_holders')
    .values({ merchant, cpf_hash, member_id: id, since: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const holder = await db.selectFrom('cpf_holders').select('member_id').where('member_id', '=', id).executeTakeFirst()
  await db
    .updateTable('members')
    .set({ id_number: cpf, cpf_conflict: holder ? null : 'claimed' })
    .where('id', '=', id)
    .execute()
}
