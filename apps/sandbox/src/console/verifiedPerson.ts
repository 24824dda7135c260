import type { Services } from '../gateway/Services.ts'
import { knownPerson } from './knownPerson.ts'

/** Gives a member an accepted identity, with name, CPF and date of birth where they are missing. Returns name and CPF. */
export async function verifiedPerson(services: Services, member: { id: number; merchant: string }) {
  const { database, now } = services
  const { id: member_id, merchant } = member
  const { db } = database
  const known = await knownPerson(services, member)
  await db
    .updateTable('members')
    .set({ birth_date: '1990-05-17', underage_at: null, registering: false })
    .where('id', '=', member_id)
    .execute()
  const decision = { status: 'accepted' as const, sent_at: now(), decided_at: now() }
  const update = db.updateTable('kyc_requests').set(decision).where('member_id', '=', member_id).where('status', '<>', 'refused')
  if ((await update.executeTakeFirst()).numUpdatedRows === 0n)
    await db
      .insertInto('kyc_requests')
      .values({ ...decision, merchant, member_id, created_at: now() })
      .execute()
  return known
}
