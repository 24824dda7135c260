import type { Access, Call } from '@platform/sdk'
import { numberOf } from '@platform/sdk/markets'
import { findSession } from './sessions.ts'
import type { Member } from './Member.ts'
import { Refusal } from '../base/Refusal.ts'
import type { Services } from './Services.ts'

/** Free trial: plays with play money, owns nothing. */
export const TRIAL = 4
/** A test account: plays like a member, and gets no real money. */
export const TEST = 40
/** Has no upline to transfer to. */
export const TOP_AGENT = 2

/** The member types that a group of calls is closed to. A trial account gets that as the reason, any other type its role. */
const closedTo: Record<Access, readonly number[]> = {
  guest: [],
  member: [],
  player: [TRIAL],
  agent: [0, TRIAL, TEST],
  money: [TRIAL, TEST],
  contract: [TRIAL, TEST, 41, 42],
}

/** Whether calls of a group are open to a member of this type. */
export const mayCall = (access: Access, type: number): boolean => !closedTo[access].includes(type)

export const isAgent = (type: number): boolean => mayCall('agent', type)

/** The member behind a token, or undefined for guests. A call for guests treats an expired token as absent. */
export async function authorise(
  { database, sessions, merchants, memberOfPage }: Services,
  request: { access: Access; merchant: string; session: string | undefined; now: number; page?: Call['page']; acts?: boolean },
): Promise<Member | undefined> {
  const { access, merchant, session, now, page, acts } = request
  const foundSession = session ? await sessions.find(session, now, () => findSession(database.db, session, now)) : undefined
  const owner =
    foundSession?.state === 'open'
      ? foundSession.member
      : page && session && !foundSession
        ? await memberOfPage(database.db, session, { now, games: page === 'every' })
        : undefined
  const member = owner?.merchant === merchant ? owner : undefined
  if (access === 'guest') return member
  if (foundSession?.state === 'replaced') throw new Refusal('session.replaced', 401, { at: foundSession.at })
  if (!member && foundSession?.state === 'expired' && foundSession.unused) {
    const market = merchants.find(merchant)?.market
    if (market && numberOf(market, 'idleMs')) throw new Refusal('session.expired', 401, { idle: true })
  }
  if (!member) throw new Refusal(session ? 'session.expired' : acts ? 'session.guest' : 'session.required', 401)
  if (!mayCall(access, member.type)) throw closedAs(access, member.type)
  return member
}

/** Agents are a role: a trial account lacks it like any player. */
const closedAs = (access: Access, type: number) => new Refusal(type === TRIAL && access !== 'agent' ? 'access.trial' : 'access.role', 403)
