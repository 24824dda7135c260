import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import type { Pair } from './oppositeBets.ts'

/** How long an address says something about who used it. */
const LATELY = 30 * 86_400_000

/**
 * Pairs of these members who share a device, a bank account that pays or receives, the person who pays, or lately an address; once each, by
 * the strongest.
 */
export async function pairsAmong(db: Db, members: readonly number[], now: number): Promise<Pair[]> {
  if (members.length < 2) return []
  const { rows } = await sql<Pair>`
    with links as (
      select member_id, 'device' as reason, device_key as link, 1 as strength from member_devices where member_id = any (${members}::bigint[])
      union select member_id, 'account', merchant || fingerprint, 2 from bank_cards where member_id = any (${members}::bigint[])
      union select member_id, 'account', merchant || payer_fingerprint, 2 from deposit_payments
        where member_id = any (${members}::bigint[]) and payer_fingerprint <> ''
      union select member_id, 'account', merchant || payer_account, 2 from deposit_payments
        where member_id = any (${members}::bigint[]) and payer_account <> ''
      union select member_id, 'address', address, 3 from sign_ins
        where member_id = any (${members}::bigint[]) and at > ${now - LATELY}::bigint and address not in ('', '::1') and address not like '127.%'
    )
    select distinct on (a.member_id, b.member_id) a.member_id as one, b.member_id as other, a.reason
    from links a join links b on b.reason = a.reason and b.link = a.link and b.member_id > a.member_id
    order by a.member_id, b.member_id, a.strength`.execute(db)
  return rows
}
