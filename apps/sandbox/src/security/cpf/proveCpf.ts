import { Refusal } from '../../base/Refusal.ts'
import { cpfHash } from '../../gateway/cpfHash.ts'
import { isShut } from '../../gateway/protectionState.ts'
import { sendMessage } from '../../messages/exports.ts'
import { verifying } from './verifying.ts'
import { setCpf, type CpfBooks } from './setCpf.ts'

/**
 * Makes a member with a proven identity the holder of a CPF, in the caller's transaction: an account that merely typed it loses it. Throws
 * `kyc.cpfProven` if another account proved it too, or is closed to play by its member.
 */
export async function proveCpf(books: CpfBooks, member: { id: number; merchant: string }, cpf: string): Promise<void> {
  const { db, vault, now } = books
  const holder = await db
    .selectFrom('cpf_holders')
    .select('member_id')
    .where('merchant', '=', member.merchant)
    .where('cpf_hash', '=', cpfHash(vault, member.merchant, cpf))
    .where('member_id', '<>', member.id)
    .forUpdate()
    .executeTakeFirst()
  if (holder) {
    const { member_id } = holder
    const proof = db.selectFrom('kyc_requests').select('id').where('member_id', '=', member_id).where('status', '=', 'accepted')
    // The CPF of a member who is paused, excluded or left out of an exclusion is not free for another account.
    if ((await proof.executeTakeFirst()) || (await isShut(db, member_id, now()))) throw new Refusal('kyc.cpfProven', 400)
    await db.deleteFrom('cpf_holders').where('member_id', '=', member_id).execute()
    await db.updateTable('members').set({ cpf_conflict: 'taken' }).where('id', '=', member_id).execute()
    await sendMessage(db, member_id, verifying, now())
  }
  await setCpf(books, member, cpf)
}
