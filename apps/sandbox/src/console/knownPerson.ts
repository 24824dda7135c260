import type { Services } from '../gateway/Services.ts'
import { setCpf } from '../security/exports.ts'
import { newCpf } from './newCpf.ts'

const NAME = 'Ana Clara Souza'

/** Gives a member a name and a CPF of its own, unless it has a CPF. Returns both. */
export async function knownPerson({ database: { db }, vault, now }: Services, member: { id: number; merchant: string }) {
  const members = db.selectFrom('members').select(['payee_name', 'id_number']).where('id', '=', member.id)
  const { payee_name, id_number } = await members.executeTakeFirstOrThrow()
  const known = { payee_name: payee_name || NAME, id_number: id_number || newCpf() }
  if (!payee_name) await db.updateTable('members').set({ payee_name: NAME }).where('id', '=', member.id).execute()
  if (!id_number) await setCpf({ db, vault, now }, member, known.id_number)
  return known
}
