import type { Context } from '../../gateway/Context.ts'
import { networkOf } from '../../gateway/networkOf.ts'

const LATELY = 30 * 86_400_000

/** Whether the inviter signed in lately from the household that a friend signs up from. Such a friend is not refused, but must verify the identity to count. */
export async function isSuspect({ db, address, network, now }: Context, recommenderId: number): Promise<boolean> {
  // A loopback address does not identify a caller.
  if (!address || address === '::1' || address.startsWith('127.')) return false
  const signIns = await db
    .selectFrom('sign_ins')
    .select('address')
    .distinct()
    .where('member_id', '=', recommenderId)
    .where('at', '>', now() - LATELY)
    .execute()
  return signIns.some((signIn) => networkOf(signIn.address) === network)
}
