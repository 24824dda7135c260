import { peek, resetCounter } from '../gateway/counters.ts'
import type { Context } from '../gateway/Context.ts'
import { isAgent, TRIAL } from '../gateway/authorise.ts'
import { limit, MINUTE } from '../gateway/limit.ts'
import { Refusal, tooMany } from '../gateway/Refusal.ts'
import { checkCaptcha } from './captcha.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { memberByMobile, takeTemporary } from './passwords.ts'
import { openSession } from './sessions.ts'
import { mobileOf } from './verificationCodes.ts'

const TRIES_PER_ADDRESS = 10
const FAILURES_BEFORE_LOCK = 5
const LOCK_WINDOW = 15 * MINUTE
const MAX_NAME = 64

export interface Credentials {
  username: string
  password: string
  countryDialingCode?: string
  captcha?: string
  captchaId?: string
}

export interface SignedIn {
  token: string
  userName: string
  customerType: number
  firstTimeLogin: boolean
}

/** What stands for the hash that an unknown name does not have: it must take as long as a wrong password. */
const decoys = new Map<number, Promise<string>>()

/** User name and password → session. Refuses with the same words and work for unknown, wrong and locked out of sight. */
export async function signIn(context: Context, credentials: Credentials): Promise<SignedIn> {
  const { db, merchant, now } = context
  await countTry(context)
  const username = await nameOf(context, credentials)
  // Nobody has a longer name: what stands for it is counted like any other.
  const failures = `login:${merchant.code}:${username.slice(0, MAX_NAME)}`
  const earlier = await peek(db, failures, now())
  if (earlier.count >= FAILURES_BEFORE_LOCK) throw tooMany(earlier.resetsIn)
  if (earlier.count > 0) await checkCaptcha(context, credentials)

  // Counted as a failure until it proves a success: of many parallel guesses no more than five are looked at.
  await limit(context, failures, FAILURES_BEFORE_LOCK, LOCK_WINDOW)
  const member = await verified(context, username, credentials.password)
  if (!member) {
    await note(context, username, 'wrong')
    throw new Refusal('login.password', 400, { captcha: true })
  }
  await resetCounter(db, failures)
  return enter(context, member, username)
}

/** Ten tries a minute from one address, whatever they try. */
export const countTry = (context: Context): Promise<void> => limit(context, `login-address:${context.address}`, TRIES_PER_ADDRESS, MINUTE)

/** Lets in who has proven to be a member; only now is told what else stands against it. */
export async function enter(context: Context, member: Row, username: string): Promise<SignedIn> {
  if (member.disabled) {
    await note(context, username, 'disabled')
    throw new Refusal('login.disabled', 400)
  }
  const audience = context.services.console.current().audience[context.merchant.brand]
  if (member.type === TRIAL || (audience === 'members' && isAgent(member.type))) throw new Refusal('login.notMember', 400)
  if (audience === 'agents' && !isAgent(member.type)) throw new Refusal('login.notAgent', 400)
  await note(context, username, 'ok')
  return welcome(context, member)
}

type Row = { id: number; account: string; type: number; disabled: boolean; first_login: boolean }

/** A proven mobile number stands for the name of its member (section 4). */
async function nameOf(context: Context, { username, countryDialingCode }: Credentials): Promise<string> {
  const name = username.trim().toLowerCase()
  if (!/^\d{8,20}$/.test(name)) return name
  return (await memberByMobile(context, mobileOf(name, countryDialingCode)))?.username ?? name
}

async function verified(context: Context, username: string, password: string): Promise<Row | undefined> {
  const { db, merchant, services } = context
  const row = await db
    .selectFrom('members')
    .select(['id', 'account', 'type', 'disabled', 'first_login', 'password_hash'])
    .where('merchant', '=', merchant.code)
    .where('username', '=', username)
    .executeTakeFirst()
  const decoy = await decoyOf(services.hashCost)
  if (row && (await verifyPassword(password, row.password_hash))) return row
  // Whoever fails has waited for two hashes: an unknown name for two decoys, a member without a temporary password for one.
  if (!row) await verifyPassword(password, decoy)
  return (await takeTemporary(context, row?.id, password, decoy)) ? row : undefined
}

function decoyOf(cost: number): Promise<string> {
  const decoy = decoys.get(cost) ?? hashPassword('nobody', cost)
  decoys.set(cost, decoy)
  return decoy
}

/** Opens the session; the first one of a new member says so, once. */
export async function welcome({ db, now, services, device }: Context, member: Row): Promise<SignedIn> {
  const token = await openSession(db, member.id, now())
  services.sessions.forget(member.id)
  await db
    .updateTable('members')
    .set(({ ref }) => ({
      first_login: false,
      previous_login_at: ref('last_login_at'),
      previous_login_device: ref('last_login_device'),
      last_login_at: now(),
      last_login_device: device,
    }))
    .where('id', '=', member.id)
    .execute()
  return { token, userName: member.account, customerType: member.type, firstTimeLogin: member.first_login }
}

const note = ({ db, merchant, address, now }: Context, username: string, outcome: string) =>
  db
    .insertInto('login_attempts')
    .values({ merchant: merchant.code, username: username.slice(0, MAX_NAME), address, outcome, at: now() })
    .execute()
