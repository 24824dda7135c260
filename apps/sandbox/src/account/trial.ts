import { randomInt } from 'node:crypto'
import { membersTry } from '@platform/sdk/markets'
import { assertMayPlay } from '../gateway/assertMayPlay.ts'
import { findSession } from '../gateway/sessions.ts'
import type { Context } from '../gateway/Context.ts'
import { bump } from '../gateway/counters.ts'
import { notFound, Refusal, tooMany } from '../base/Refusal.ts'
import { addMember } from './addMember.ts'
import { TRIAL } from '../gateway/authorise.ts'
import { startSession, type SignedIn } from './signIn.ts'

/** Cents of play money that a trial account starts with. */
const PLAY_MONEY = 200_000
const PER_MINUTE = 10

/**
 * Refuses a trial to members who may not play, and, where the market has demos for verified members alone, to guests: `trial.verified`. The
 * call goes to the merchant of trial accounts, with the session of the brand.
 */
async function assertMayTry({ db, merchant, services, session, now }: Context): Promise<void> {
  const brand = services.merchants.find(merchant.brand)
  const found = session ? await findSession(db, session, now()) : undefined
  const member = found?.state === 'open' && found.member.merchant === brand?.code ? found.member : undefined
  if (brand && member) return assertMayPlay({ db, merchant: brand, now }, member.id)
  if (membersTry(merchant.market)) throw new Refusal('trial.verified', 403)
}

/** Creates a trial account under the merchant of trial accounts and returns its name. No player knows its password. */
export async function makeTrialUser(context: Context): Promise<string> {
  const { db, merchant, services, network, now } = context
  await assertMayTry(context)
  const requests = await bump(db, `trial:${network}`, 60_000, now())
  if (requests.count > PER_MINUTE) throw tooMany(requests.resetsIn)
  const trial = services.merchants.find(merchant.trialCode)
  if (!trial) throw notFound()
  const account = `trial${randomInt(1e9, 1e10)}`
  await addMember(db, { merchant: trial.code, account, type: TRIAL, balance: PLAY_MONEY, now: now(), cost: services.hashCost })
  return account
}

/** Signs in as a trial account: the named one if it is unused, otherwise a new one. */
export async function signInTrial(context: Context, userName: string | undefined): Promise<SignedIn> {
  const { db, merchant } = context
  await assertMayTry(context)
  const account = userName ?? (await makeTrialUser(context))
  const member = await db
    .selectFrom('members')
    .select(['id', 'account', 'type', 'disabled', 'first_login'])
    .where('merchant', '=', merchant.trialCode)
    .where('username', '=', account.toLowerCase())
    .where('type', '=', TRIAL)
    // A trial account has no password: its name may open it once.
    .where('last_login_at', 'is', null)
    .executeTakeFirst()
  if (!member) throw notFound()
  return startSession(context, member)
}
