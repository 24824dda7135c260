import { bump, peek, resetCounter } from '../gateway/counters.ts'
import type { Context } from '../gateway/Context.ts'
import { TRIAL } from '../gateway/authorise.ts'
import { Refusal, tooMany } from '../gateway/Refusal.ts'
import { checkCaptcha } from './captcha.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { openSession } from './sessions.ts'

const MINUTE = 60_000
const TRIES_PER_ADDRESS = 10
const FAILURES_BEFORE_LOCK = 5
const LOCK_WINDOW = 15 * MINUTE
const MAX_NAME = 64

export interface Credentials {
  username: string
  password: string
  captcha?: string
  captchaId?: string
}

export interface SignedIn {
  token: string
  userName: string
  customerType: number
  firstTimeLogin: boolean
}

/** Once an account exists that a stranger could guess at, an unknown name must take as long as a wrong password. */
const decoys = new Map<number, Promise<string>>()

/** User name and password → session. Refuses with the same words and work for unknown, wrong and locked out of sight. */
export async function signIn(context: Context, credentials: Credentials): Promise<SignedIn> {
  const { db, merchant, address, now } = context
  const username = credentials.username.trim().toLowerCase()
  // Nobody has a longer name: what stands for it is counted like any other.
  const failures = `login:${merchant.code}:${username.slice(0, MAX_NAME)}`
  const perAddress = await bump(db, `login-address:${address}`, MINUTE, now())
  if (perAddress.count > TRIES_PER_ADDRESS) throw tooMany(perAddress.resetsIn)

  const earlier = await peek(db, failures, now())
  if (earlier.count >= FAILURES_BEFORE_LOCK) throw tooMany(earlier.resetsIn)
  if (earlier.count > 0) await checkCaptcha(context, credentials)

  // Counted as a failure until it proves a success: of many parallel guesses no more than five are looked at.
  const guess = await bump(db, failures, LOCK_WINDOW, now())
  if (guess.count > FAILURES_BEFORE_LOCK) throw tooMany(guess.resetsIn)
  const member = await verified(context, username, credentials.password)
  if (!member) {
    await note(context, username, 'wrong')
    throw new Refusal('login.password', 400, { captcha: true })
  }
  await resetCounter(db, failures)
  if (member.disabled) {
    await note(context, username, 'disabled')
    throw new Refusal('login.disabled', 400)
  }
  if (member.type === TRIAL) throw new Refusal('login.notMember', 400)
  await note(context, username, 'ok')
  return welcome(context, member)
}

type Row = { id: number; account: string; type: number; disabled: boolean; first_login: boolean }

async function verified({ db, merchant, services }: Context, username: string, password: string): Promise<Row | undefined> {
  const row = await db
    .selectFrom('members')
    .select(['id', 'account', 'type', 'disabled', 'first_login', 'password_hash'])
    .where('merchant', '=', merchant.code)
    .where('username', '=', username)
    .executeTakeFirst()
  const cost = services.hashCost
  if (!decoys.has(cost)) decoys.set(cost, hashPassword('nobody', cost))
  const right = await verifyPassword(password, row?.password_hash ?? (await decoys.get(cost)!))
  return right ? row : undefined
}

/** Opens the session; the first one of a new member says so, once. */
export async function welcome({ db, now, services }: Context, member: Row): Promise<SignedIn> {
  const token = await openSession(db, member.id, now())
  services.sessions.forget(member.id)
  await db.updateTable('members').set({ first_login: false, last_login_at: now() }).where('id', '=', member.id).execute()
  return { token, userName: member.account, customerType: member.type, firstTimeLogin: member.first_login }
}

const note = ({ db, merchant, address, now }: Context, username: string, outcome: string) =>
  db
    .insertInto('login_attempts')
    .values({ merchant: merchant.code, username: username.slice(0, MAX_NAME), address, outcome, at: now() })
    .execute()
