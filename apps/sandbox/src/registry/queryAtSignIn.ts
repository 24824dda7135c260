import { Refusal } from '../base/Refusal.ts'
import type { Context } from '../gateway/Context.ts'
import { dayNumber } from '../gateway/days.ts'
import { memberStateOf } from '../gateway/memberState.ts'
import { protectionColumns, stateAt } from '../gateway/protectionState.ts'
import { queryRegistry, sweepMsOf } from './queryRegistry.ts'

/**
 * Queries the register at the first sign-in of a day (Brasília), by whatever means. Without an answer a member who plays signs in only if the last
 * good one was clear: else `login.verifying`. A member who may not play anyway signs in, to withdraw or to go on with the registration. After a
 * failure it is queried again when that is due: until then a sign-in does not wait for it.
 */
export async function queryAtSignIn({ services, merchant, now }: Context, memberId: number): Promise<void> {
  if (merchant.trial || sweepMsOf(merchant.market) === undefined) return
  const { db } = services.database
  const row = await db
    .selectFrom('registry_states as r')
    .innerJoin('members as m', 'm.id', 'r.member_id')
    .select(['m.id_number as idNumber', 'r.answer', 'r.answered_at', 'r.failures', 'r.next_at'])
    .select(protectionColumns)
    .where('r.member_id', '=', memberId)
    .executeTakeFirst()
  if (!row) return
  const isToday = row.answered_at !== null && dayNumber(row.answered_at) === dayNumber(now())
  if (isToday) return
  const person = { id: memberId, merchant: merchant.code, idNumber: row.idNumber }
  const isDown = row.failures > 0 && row.next_at > now()
  const answer = isDown ? 'down' : await queryRegistry(services, person, row.answer === null ? 'registration' : 'firstLoginOfDay')
  if (answer !== 'down' || row.answer === 'clear' || stateAt(row, now()) !== 'open') return
  if ((await memberStateOf(db, merchant.market, memberId)) === 'active') throw new Refusal('login.verifying', 403)
}
