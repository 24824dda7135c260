import { addSession, sessionLife } from '../../gateway/sessions.ts'
import { notFound } from '../../base/Refusal.ts'
import type { Merchant } from '../../gateway/merchants.ts'
import type { Fault, SignInLink } from '../../gateway/ConsoleSettings.ts'
import type { Services } from '../../gateway/Services.ts'
import { hashToken, newToken } from '../../gateway/tokens.ts'

const LIFE_MS = 600_000

/** Creates a link, valid for ten minutes. Returns its path on the merchant's site. */
export async function makeSignInLink(services: Services, link: Omit<SignInLink, 'ticket' | 'until'>): Promise<string> {
  const now = services.now()
  const ticket = newToken()
  const others = services.console.current().signInLinks.filter(({ until }) => until > now)
  await services.console.set('signInLinks', [...others, { ticket, until: now + LIFE_MS, ...link }])
  return `/cdn/open/${ticket}`
}

/** What the browser at `address` must store before it goes to the screen; undefined if the ticket is unknown or has expired. */
export async function redeemSignInLink(services: Services, ticket: string, address: string) {
  const link = services.console.current().signInLinks.find((one) => one.ticket === ticket && one.until > services.now())
  const merchant = link && services.merchants.find(link.merchant)
  if (!merchant) return undefined
  const { path, language, userName } = link
  const session = userName === undefined ? undefined : await sessionOf(services, merchant, userName)
  await disturb(services, link.scenario, { session: session && hashToken(session.token), address })
  return { path, language, session }
}

/** Applies a scenario's changes of its own session, or of guests, to the one that opened its link. */
async function disturb(
  { console: state }: Services,
  scenario: string,
  opener: { session: string | undefined; address: string },
): Promise<void> {
  const { scenarios, faults } = state.current()
  const ownFaults = scenarios.find(({ id }) => id === scenario)?.added.faults as Fault[] | undefined
  const ownFaultIds = new Set(ownFaults?.map(({ id }) => id))
  if (ownFaultIds.size === 0) return
  const join = ({ sessions, addresses, ...fault }: Fault): Fault => ({
    ...fault,
    ...(sessions && { sessions: opener.session ? [...sessions, opener.session] : sessions }),
    ...(addresses && { addresses: [...addresses, opener.address] }),
  })
  await state.set(
    'faults',
    faults.map((fault) => (ownFaultIds.has(fault.id) ? join(fault) : fault)),
  )
}

/** A new session of a member, as the login screen stores it. */
export async function sessionOf({ database: { db }, now }: Services, merchant: Merchant, userName: string) {
  const member = await db
    .selectFrom('members')
    .select(['id', 'account', 'type', 'merchant', 'first_login'])
    .where('username', '=', userName.toLowerCase())
    .where('merchant', 'in', [merchant.code, merchant.trialCode])
    .executeTakeFirst()
  if (!member) throw notFound()
  const token = await addSession(db, member.id, now(), sessionLife(merchant.market))
  const { account, type, merchant: merchantCode, first_login: firstTimeLogin } = member
  return { token, merchantCode, userName: account, type, firstTimeLogin }
}
