import { randomInt } from 'node:crypto'
import type { Context } from '../gateway/Context.ts'
import { bump } from '../gateway/counters.ts'
import { notFound, tooMany } from '../base/Refusal.ts'
import { addMember } from './addMember.ts'
import { TRIAL } from '../gateway/authorise.ts'
import { startSession, type SignedIn } from './signIn.ts'

/** Cents of play money that a trial account starts with. */
const PLAY_MONEY = 200_000
const PER_MINUTE = 10

/** Creates a trial account under the merchant of trial accounts and returns its name. No player knows its password. */
export async function makeTrialUser(context: Context): Promise<string> {
  const { db, merchant, services, network, now } = context
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
