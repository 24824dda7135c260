import type { InputOf } from '@platform/sdk'
import type { getPasskeyOptions, Passkey } from '@platform/sdk/security'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { requireLoginPassword } from '../account/passwords.ts'
import { countTry, finishSignIn, type SignedIn } from '../account/signIn.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { limit, MINUTE } from '../gateway/limit.ts'
import { originsOf } from '../gateway/merchants.ts'
import { notFound, Refusal } from '../gateway/Refusal.ts'
import { hashToken } from '../gateway/tokens.ts'
import { sendMessage } from '../messages/sendMessage.ts'

const LIFE_MS = 5 * MINUTE
const MAX_PASSKEYS = 10
const OPTIONS_PER_MINUTE = 20

type Purpose = 'add' | 'confirm' | 'signIn'

/** The member's passkeys, the oldest first. */
export async function passkeysOf(context: Context): Promise<Passkey[]> {
  return (await rowsOf(context)).map(shown)
}

const rowsOf = ({ db, member }: Context) =>
  db
    .selectFrom('passkeys')
    .selectAll()
    .where('member_id', '=', member?.id ?? 0)
    .orderBy('created_at')
    .execute()

const shown = ({ credential_id, name, created_at, last_used_at }: Awaited<ReturnType<typeof rowsOf>>[number]): Passkey => ({
  id: credential_id,
  passkeyName: name,
  createdAt: created_at,
  lastUsedAt: last_used_at ?? undefined,
})

/** Options to make a passkey, for who knows the login password, or to confirm with one. */
export async function passkeyOptions(context: Context, { purpose, password }: InputOf<typeof getPasskeyOptions>) {
  const { id, account } = memberOf(context)
  await limit(context, `passkey-options:${id}`, OPTIONS_PER_MINUTE, MINUTE)
  const { rpID } = siteOf(context)
  const own = (await rowsOf(context)).map(({ credential_id, transports }) => ({ id: credential_id, transports: transports as [] }))
  if (purpose === 'confirm') {
    const options = await generateAuthenticationOptions({ rpID, allowCredentials: own, userVerification: 'required' })
    return remember(context, purpose, options)
  }
  await requireLoginPassword(context, password ?? '')
  if (own.length >= MAX_PASSKEYS) throw new Refusal('passkey.limit', 400)
  const options = await generateRegistrationOptions({
    rpName: context.merchant.name,
    rpID,
    userName: account,
    userID: new TextEncoder().encode(String(id)),
    attestationType: 'none',
    excludeCredentials: own,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return remember(context, purpose, options)
}

/** Options for anybody: the passkey itself says whose it is. */
export async function signInOptions(context: Context) {
  await limit(context, `passkey-options:${context.address}`, OPTIONS_PER_MINUTE, MINUTE)
  return remember(context, 'signIn', await generateAuthenticationOptions({ rpID: siteOf(context).rpID, userVerification: 'required' }))
}

/** Adds what the browser made. */
export async function addPasskeyOf(context: Context, response: string): Promise<Passkey> {
  const { db, device, now } = context
  const { id: member_id, merchant } = memberOf(context)
  const { rpID, origins } = siteOf(context)
  const verified = await verify(() =>
    verifyRegistrationResponse({
      response: parsed<RegistrationResponseJSON>(response),
      expectedChallenge: (challenge) => spendChallenge(context, 'add', challenge),
      expectedOrigin: origins,
      expectedRPID: rpID,
      requireUserVerification: true,
    }),
  )
  if (!verified.registrationInfo) throw wrong()
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential
  const key = { credential_id: id, public_key: publicKey, counter, transports: JSON.stringify(transports), name: device }
  return db.transaction().execute(async (trx) => {
    const added = trx
      .insertInto('passkeys')
      .values({ ...key, merchant, member_id, created_at: now(), last_used_at: null })
      .onConflict((conflict) => conflict.doNothing())
    const row = await added.returningAll().executeTakeFirst()
    if (!row) throw wrong()
    await sendMessage(trx, member_id, addedMessage, now())
    return shown(row)
  })
}

/** Removes one of the member's own. */
export async function removePasskeyOf(context: Context, id: string) {
  const { db } = context
  const removed = db.deleteFrom('passkeys').where('credential_id', '=', id).where('member_id', '=', memberOf(context).id)
  if (!(await removed.returning('credential_id').executeTakeFirst())) throw notFound()
  return {}
}

/** Opens a session for whose passkey it is. */
export async function signInWithPasskey(context: Context, response: string): Promise<SignedIn> {
  await countTry(context)
  const memberId = await spendAssertion(context, 'signIn', response)
  const member = await context.db
    .selectFrom('members')
    .select(['id', 'account', 'username', 'type', 'disabled', 'first_login'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return finishSignIn(context, member, member.username, 'passkey')
}

/** Throws `passkey.wrong` unless the signed-in member has just confirmed with an own passkey. */
export async function confirmByPasskey(context: Context, response: string): Promise<void> {
  const memberId = await spendAssertion(context, 'confirm', response)
  if (memberId !== memberOf(context).id) throw wrong()
}

/** Whose passkey signed this challenge of ours, at a site of this merchant. */
async function spendAssertion(context: Context, purpose: Purpose, response: string): Promise<number> {
  const { db, merchant, now } = context
  const answer = parsed<AuthenticationResponseJSON>(response)
  const { rpID, origins } = siteOf(context)
  const stored = db.selectFrom('passkeys').selectAll().where('credential_id', '=', String(answer.id)).where('merchant', '=', merchant.code)
  const row = await stored.executeTakeFirst()
  if (!row) throw wrong()
  const { authenticationInfo } = await verify(() =>
    verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: (challenge) => spendChallenge(context, purpose, challenge),
      expectedOrigin: origins,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: { id: row.credential_id, publicKey: new Uint8Array(row.public_key), counter: row.counter },
    }),
  )
  const set = { counter: authenticationInfo.newCounter, last_used_at: now() }
  await db.updateTable('passkeys').set(set).where('credential_id', '=', row.credential_id).execute()
  return row.member_id
}

/** The library throws for whatever is not as it should be: all of that is one refusal. */
async function verify<Result extends { verified: boolean }>(attempt: () => Promise<Result>): Promise<Result> {
  const result = await attempt().catch(() => undefined)
  if (!result?.verified) throw wrong()
  return result
}

const wrong = () => new Refusal('passkey.wrong', 400)

function parsed<Answer>(response: string): Answer {
  try {
    const answer: unknown = JSON.parse(response)
    if (typeof answer === 'object' && answer) return answer as Answer
  } catch {
    // No JSON is no answer of a browser.
  }
  throw wrong()
}

async function remember(context: Context, purpose: Purpose, options: { challenge: string }) {
  const { db, merchant, member, now } = context
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hashToken(options.challenge),
      merchant: merchant.code,
      member_id: purpose === 'signIn' ? null : (member?.id ?? null),
      purpose,
      expires_at: now() + LIFE_MS,
    })
    .execute()
  return { options: JSON.stringify(options) }
}

/** True for a challenge that was given for this and not used yet; it is used now. */
async function spendChallenge({ db, merchant, member, now }: Context, purpose: Purpose, challenge: string): Promise<boolean> {
  const given = db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashToken(challenge))
    .where('merchant', '=', merchant.code)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now())
  const own = purpose === 'signIn' ? given.where('member_id', 'is', null) : given.where('member_id', '=', member?.id ?? 0)
  return (await own.returning('challenge_hash').executeTakeFirst()) !== undefined
}

/** The site that a passkey is bound to: the merchant's domain; of a local gateway `localhost`, since a number is no name. */
function siteOf({ merchant, services }: Context) {
  const url = new URL(services.origin)
  if (url.protocol === 'http:') url.hostname = 'localhost'
  return { rpID: url.protocol === 'http:' ? url.hostname : merchant.domain, origins: originsOf(merchant, url.origin) }
}

const addedMessage = {
  title: ['Uma chave de acesso foi criada', 'A passkey was created'] as [string, string],
  content: [
    '<p>Com ela, você entra sem senha. Não foi você? <a href="/m/securityCenter?view=passkeys">Remova a chave</a> e <a href="/m/changePsw">troque a senha</a>.</p>',
    '<p>It signs you in without a password. Wasn’t it you? <a href="/m/securityCenter?view=passkeys">Remove it</a> and <a href="/m/changePsw">change your password</a>.</p>',
  ] as [string, string],
}
