import { BlockList, isIPv6 } from 'node:net'
import type { Context } from '../../gateway/Context.ts'

const LATELY = 30 * 86_400_000

/** Whether the inviter signed in lately from the household that a friend signs up from. Such a friend is not refused, but must verify the identity to count. */
export async function isSuspect({ db, address, now }: Context, recommenderId: number): Promise<boolean> {
  // A loopback address does not identify a caller.
  if (!address || address === '::1' || address.startsWith('127.')) return false
  const signIns = await db
    .selectFrom('sign_ins')
    .select('address')
    .distinct()
    .where('member_id', '=', recommenderId)
    .where('at', '>', now() - LATELY)
    .execute()
  return signIns.some((signIn) => isOneHousehold(signIn.address, address))
}

/** With IPv4 a household shares one address; with IPv6 it has a network of 64 bits, in which each device changes its address daily. */
function isOneHousehold(one: string, other: string): boolean {
  if (!isIPv6(one) || !isIPv6(other)) return one === other
  const network = new BlockList()
  network.addSubnet(one, 64, 'ipv6')
  return network.check(other, 'ipv6')
}
