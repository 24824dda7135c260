import { asksDocument } from '@platform/sdk/markets'
import type { Services } from '../gateway/Services.ts'
import { setCpf } from '../security/exports.ts'
import { newCpf } from './newCpf.ts'

const NAME = 'Ana Clara Souza'

/** Gives a member a name, and a CPF of its own where members have one, unless it has them. Returns both. */
export async function knownPerson({ database: { db }, merchants, vault, now }: Services, member: { id: number; merchant: string }) {
  const market = merchants.find(member.merchant)?.market
  const members = db.selectFrom('members').select(['payee_name', 'id_number']).where('id', '=', member.id)
  const { payee_name, id_number } = await members.executeTakeFirstOrThrow()
  const known = { payee_name: payee_name || NAME, id_number: id_number || (market && !asksDocument(market) ? '' : newCpf()) }
  if (!payee_name) await db.updateTable('members').set({ payee_name: NAME }).where('id', '=', member.id).execute()
  if (known.id_number !== id_number) await setCpf({ db, vault, now }, member, known.id_number)
  return known
}
