import { sql } from 'kysely'
import { isProtected } from './protectionState.ts'

/**
 * Whether another member may send a member money or an offer, as a condition on rows of `members`. Disabled, frozen, paused, excluded, closing
 * and closed accounts are one and the same refusal: the sender learns no state.
 */
export const mayReceive = (members: string, now: number) => {
  const column = (name: string) => sql.ref(`${members}.${name}`)
  return sql<boolean>`(not ${column('disabled')} and ${column('closed_at')} is null and not ${column('withdrawals_frozen')}
    and not ${isProtected(members, now)})`
}
