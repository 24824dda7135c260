import { sql, type RawBuilder } from 'kysely'

const acceptedOf = (member: RawBuilder<unknown>) =>
  sql<boolean>`exists (select 1 from kyc_requests where member_id = ${member}.id and status = 'accepted')`

/** Whether the identity of the member of this table alias is accepted. */
export const hasIdentity = (alias: string): RawBuilder<boolean> => acceptedOf(sql.ref(alias))

/**
 * Whether the member of this table alias is proven to be a person: the phone is confirmed, or the identity accepted; for one who signed up
 * from an address of the inviter, the identity.
 */
export const isProven = (alias: string): RawBuilder<boolean> => {
  const member = sql.ref(alias)
  return sql<boolean>`(${acceptedOf(member)} or (${member}.mobile is not null and not ${member}.referral_flagged))`
}
