import { memberByMobile, countTry, finishSignIn, mobileOf, type SignedIn } from '../account/exports.ts'
import type { Context } from '../gateway/Context.ts'
import { Refusal } from '../base/Refusal.ts'
import { requireChannel } from './channels.ts'
import { linkIdentity, memberByIdentity } from './identities.ts'
import { openIdToken, provenBy, spend } from './identityTokens.ts'

interface Sent {
  firebaseChannel?: string
  firebaseIdToken?: string
  firebaseMobileNo?: string
  countryDialingCode?: string
}

/** A proof of an identity → session. `identity.unknown` if it opens no account yet: then it stays valid, to link or to register. */
export async function signInByIdentity(context: Context, form: Sent): Promise<SignedIn> {
  await requireChannel(context, form.firebaseChannel)
  await countTry(context)
  const proof = provenBy(context, form.firebaseChannel, form.firebaseIdToken)
  if (
    proof.channel === 'sms' &&
    proof.subject !== (await mobileOf(context, { number: form.firebaseMobileNo ?? '', dialing: form.countryDialingCode }))
  )
    throw new Refusal('verification.code', 400)
  const member = await (proof.channel === 'sms' ? memberByMobile(context, proof.subject) : memberByIdentity(context, proof))
  // A number that belongs to no member fails like a wrong code.
  if (!member) throw new Refusal(proof.channel === 'sms' ? 'verification.code' : 'identity.unknown', 400)
  await spend(context, proof)
  return finishSignIn(context, member, member.username, { method: proof.channel === 'sms' ? 'code' : 'identity' })
}

/** Links an external account to the member who has just proven the password. Does not fail if the proof has expired or was used. */
export async function linkAtSignIn(context: Context, form: Sent, { userName }: SignedIn): Promise<void> {
  const proof = openIdToken(context, form.firebaseChannel, form.firebaseIdToken)
  if (!proof || proof.channel === 'sms') return
  const { db, merchant } = context
  const { id } = await db
    .selectFrom('members')
    .select('id')
    .where('merchant', '=', merchant.code)
    .where('account', '=', userName)
    .executeTakeFirstOrThrow()
  const link = db.transaction().execute(async (trx) => {
    await spend({ db: trx }, proof)
    await linkIdentity({ ...context, db: trx }, proof, id)
  })
  await link.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
  })
}
