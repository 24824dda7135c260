import { sql } from 'kysely'
import type { Context } from '../../gateway/Context.ts'

const LATELY = 30 * 86_400_000

/** Whether the inviter signed in lately from the address that a friend signs up from. Such a friend is not refused, but must verify the identity to count. */
export async function isSuspect({ db, address, now }: Context, recommenderId: number): Promise<boolean> {
  // A loopback address does not identify a caller.
  if (!address || address === '::1' || address.startsWith('127.')) return false
  const { rows } = await sql<{ same: boolean }>`
    select exists (select 1 from sign_ins
      where member_id = ${recommenderId} and address = ${address} and at > ${now() - LATELY}::bigint) as same`.execute(db)
  return rows[0]!.same
}
