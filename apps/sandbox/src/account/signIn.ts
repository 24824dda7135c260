import type { SignIn } from '@platform/sdk/security'
import type { Context } from '../gateway/Context.ts'
import { isAgent, TRIAL } from '../gateway/authorise.ts'
import { limit, MINUTE } from '../gateway/limit.ts'
import { Refusal } from '../base/Refusal.ts'
import { queryAtSignIn } from '../registry/exports.ts'
import { hashToken } from '../gateway/tokens.ts'
import { addSignIn } from './signIns.ts'
import { checkCaptcha } from './captcha/captcha.ts'
import { raiseWork } from './captcha/work.ts'
import { deviceKeyOf, knownDevice, makeDeviceToken } from './knownDevice.ts'
import { loginFailures, MAX_NAME, type LoginFailures } from './loginFailures.ts'
import { decoyHash, verifyPassword } from './password.ts'
import { memberByMobile, takeTemporary } from './passwords.ts'
import { spendProofOfWork } from './proofOfWork.ts'
import { readNewDevice, rememberDevice } from './rememberDevice.ts'
import { openSession, sessionLife } from '../gateway/sessions.ts'
import { mobileOf } from './mobileNumbers.ts'

const TRIES_PER_ADDRESS = 10
const FREE_WITH_PROOF = 3

export interface Credentials {
  username: string
  password: string
  countryDialingCode?: string
  captcha?: string
  captchaId?: string
  captchaWork?: number
  deviceToken?: string
  deviceKey?: string
  refreshToken?: string
}

export interface SignedIn {
  token: string
  userName: string
  customerType: number
  firstTimeLogin: boolean
  /** Absent for trial accounts. */
  deviceToken?: string
}

/** User name and password → session. An unknown name, a wrong password and a hidden lock get the same answer, with the same work. */
export async function signIn(context: Context, credentials: Credentials): Promise<SignedIn> {
  const newDevice = readNewDevice(credentials)
  await countTry(context)
  const username = await nameOf(context, credentials)
  const row = await memberNamed(context, username)
  const failures = loginFailures(context, username, knownDevice(context, row, credentials.deviceToken))
  const { passwordHash, captcha } = await provenHash(context, row, credentials, failures)
  if (!passwordHash || !row) {
    await note(context, username, 'wrong')
    await raiseWork(context)
    throw new Refusal('login.password', 400, { captcha })
  }
  await failures.forgive()
  const signedIn = await finishSignIn(context, row, username, { method: 'password', deviceToken: credentials.deviceToken })
  if (newDevice) await rememberDevice(context, { memberId: row.id, passwordHash, session: hashToken(signedIn.token), newDevice })
  return signedIn
}

/** Checks a password against the member's, after limits and captcha. Returns the hash that it matches, and whether a next try requires a captcha. */
async function provenHash(context: Context, row: Known | undefined, credentials: Credentials, failures: LoginFailures) {
  const decoy = decoyHash(context.services.hashCost)
  const byMail = () => takeTemporary(context, row?.id, credentials.password, decoy)
  const { failed, locked } = await failures.earlier()
  if (locked) {
    // A member who can read the account's mail was locked out by another's failures.
    const temporary = await byMail()
    if (temporary) return { passwordHash: temporary, captcha: false }
    throw locked
  }
  const free = await freeFailures(context)
  if (failed >= free) {
    // A password from the account's mail proves more than a captcha does.
    const temporary = credentials.captcha ? undefined : await byMail()
    if (temporary) return { passwordHash: temporary, captcha: false }
    await checkCaptcha(context, credentials)
  }
  await failures.count()
  try {
    const isRight = await verifyPassword(credentials.password, row?.password_hash ?? decoy)
    // Every failure takes two hashes: two decoys for an unknown name, one for a member without a temporary password.
    return { passwordHash: isRight ? row?.password_hash : await byMail(), captcha: failed + 1 >= free }
  } catch (error) {
    await failures.uncount()
    throw error
  }
}

/** The failure of a name from which on a captcha is required: the first, or with a proof of work the third. */
export const freeFailures = async (context: Context): Promise<number> => ((await spendProofOfWork(context)) ? FREE_WITH_PROOF : 1)

/** Ten tries a minute from one address, for any names. */
export const countTry = (context: Context): Promise<void> => limit(context, `login-address:${context.network}`, TRIES_PER_ADDRESS, MINUTE)

/** Starts the session of a caller who has proven to be the member; other reasons to refuse are reported only now. */
export async function finishSignIn(context: Context, member: Row, username: string, way: Way): Promise<SignedIn> {
  if (member.disabled) {
    await note(context, username, 'disabled')
    throw new Refusal('login.disabled', 400)
  }
  const audience = context.services.console.current().audience[context.merchant.brand]
  if (member.type === TRIAL || (audience === 'members' && isAgent(member.type))) throw new Refusal('login.notMember', 400)
  if (audience === 'agents' && !isAgent(member.type)) throw new Refusal('login.notAgent', 400)
  if (!way.queried) await queryAtSignIn(context, member.id)
  await note(context, username, 'ok')
  return startSession(context, member, way)
}

/** How a member signs in; the token that the device presents, if it has one. */
interface Way {
  method: SignIn['method']
  deviceToken?: string
  /** The register of persons was queried before, outside the caller's transaction. */
  queried?: boolean
}

type Row = { id: number; account: string; type: number; disabled: boolean; first_login: boolean }

/** A proven mobile number is accepted in place of its member's name (section 4). */
async function nameOf(context: Context, { username, countryDialingCode }: Credentials): Promise<string> {
  const name = username.trim().toLowerCase()
  if (!/^\d{8,20}$/.test(name)) return name
  return (await memberByMobile(context, await mobileOf(context, { number: name, dialing: countryDialingCode })))?.username ?? name
}

function memberNamed({ db, merchant }: Context, username: string): Promise<Known | undefined> {
  return db
    .selectFrom('members')
    .select(['id', 'account', 'type', 'disabled', 'first_login', 'password_hash', 'devices_since'])
    .where('merchant', '=', merchant.code)
    .where('username', '=', username)
    .executeTakeFirst()
}
type Known = Row & { password_hash: string; devices_since: number }

/** Opens the session; the first one of a new member is marked, once. Without a way, as for a trial account, it is not in the history. */
export async function startSession(context: Context, member: Row, way?: Way): Promise<SignedIn> {
  const { db, merchant, now, services, device } = context
  const token = await openSession(db, member.id, now(), sessionLife(merchant.market))
  services.sessions.forget(member.id)
  if (way) await addSignIn(context, db, member.id, token, way.method)
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
  const deviceToken = way && member.type !== TRIAL ? await deviceTokenFor(context, member.id, way) : undefined
  return { token, userName: member.account, customerType: member.type, firstTimeLogin: member.first_login, deviceToken }
}

/** The token of this device for the member, who is stored as one of those that sign in on it. */
async function deviceTokenFor(context: Context, member_id: number, { deviceToken }: Way): Promise<string> {
  const device_key = deviceKeyOf(context, deviceToken)
  const seen_at = context.now()
  await context.db
    .insertInto('member_devices')
    .values({ member_id, device_key, seen_at })
    .onConflict((conflict) => conflict.columns(['member_id', 'device_key']).doUpdateSet({ seen_at }))
    .execute()
  return makeDeviceToken(context, member_id, device_key)
}

export const note = ({ db, merchant, address, now }: Context, username: string, outcome: string) =>
  db
    .insertInto('login_attempts')
    .values({ merchant: merchant.code, username: username.slice(0, MAX_NAME), address, outcome, at: now() })
    .execute()
