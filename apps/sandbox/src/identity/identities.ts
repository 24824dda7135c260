import type { Context } from '../gateway/Context.ts'
import type { Identity } from './identityTokens.ts'

/** The member linked to an external account. */
export function memberByIdentity({ db, merchant }: Context, { channel, subject }: Identity) {
  return db
    .selectFrom('member_identities as i')
    .innerJoin('members as m', 'm.id', 'i.member_id')
    .select(['m.id', 'm.account', 'm.username', 'm.type', 'm.disabled', 'm.first_login'])
    .where('i.merchant', '=', merchant.code)
    .where('i.channel', '=', channel)
    .where('i.subject', '=', subject)
    .executeTakeFirst()
}

/** Links the identity to this account. An identity that is linked to another account stays linked to that one. */
export async function linkIdentity({ db, merchant, now }: Context, { channel, subject }: Identity, memberId: number): Promise<void> {
  await db
    .insertInto('member_identities')
    .values({ merchant: merchant.code, channel, subject, member_id: memberId, linked_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
