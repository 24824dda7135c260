import type { Passkey } from '@platform/sdk/security'
import { generateRegistrationOptions, verifyRegistrationResponse, type RegistrationResponseJSON } from '@simplewebauthn/server'
import { requireLoginPassword } from '../account/exports.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { Refusal } from '../base/Refusal.ts'
import { sendMessage } from '../messages/exports.ts'
import { giveOptions, spendChallenge } from './passkeyChallenges.ts'
import { credentialsOf, shownPasskey } from './passkeys.ts'
import { requirePaymentPasswordIfSet } from './paymentPasswords.ts'
import { passkeySite } from './passkeySite.ts'
import { answerOfBrowser, verifyPasskey, wrongPasskey } from './verifyPasskey.ts'

const MAX_PASSKEYS = 10
const request = { purpose: 'add' } as const

interface Secrets {
  password?: string
  paymentPassword?: string
}

/** Options to create a passkey. Requires the login password, and the payment password of a member who has one: a passkey confirms what that does. */
export async function newPasskeyOptions(context: Context, { password = '', paymentPassword = '' }: Secrets) {
  const { id, account } = memberOf(context)
  await requireLoginPassword(context, password)
  await requirePaymentPasswordIfSet(context, paymentPassword)
  const ownPasskeys = await credentialsOf(context)
  if (ownPasskeys.length >= MAX_PASSKEYS) throw new Refusal('passkey.limit', 400)
  const options = await generateRegistrationOptions({
    rpName: context.merchant.name,
    rpID: passkeySite(context).rpID,
    userName: account,
    userID: new TextEncoder().encode(String(id)),
    attestationType: 'none',
    excludeCredentials: ownPasskeys,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return giveOptions(context, request, options)
}

/** Adds the passkey that the browser made. */
export async function addPasskeyOf(context: Context, response: string): Promise<Passkey> {
  const { db, device, now } = context
  const { id: member_id, merchant } = memberOf(context)
  const { rpID, origins } = passkeySite(context)
  const verification = await verifyPasskey(() =>
    verifyRegistrationResponse({
      response: answerOfBrowser<RegistrationResponseJSON>(response),
      expectedChallenge: (challenge) => spendChallenge(context, request, challenge),
      expectedOrigin: origins,
      expectedRPID: rpID,
      requireUserVerification: true,
    }),
  )
  if (!verification.registrationInfo) throw wrongPasskey()
  const { id, publicKey, counter, transports = [] } = verification.registrationInfo.credential
  const key = { credential_id: id, public_key: publicKey, counter, transports: JSON.stringify(transports), name: device }
  return db.transaction().execute(async (trx) => {
    // Serialized: several options may have been given before the limit was reached.
    await trx.selectFrom('members').select('id').where('id', '=', member_id).forUpdate().execute()
    if ((await credentialsOf({ ...context, db: trx })).length >= MAX_PASSKEYS) throw new Refusal('passkey.limit', 400)
    const insert = trx
      .insertInto('passkeys')
      .values({ ...key, merchant, member_id, created_at: now(), last_used_at: null })
      .onConflict((conflict) => conflict.doNothing())
    const row = await insert.returningAll().executeTakeFirst()
    if (!row) throw wrongPasskey()
    await sendMessage(trx, member_id, addedMessage, now())
    return shownPasskey(row)
  })
}

const addedMessage = {
  title: ['Uma chave de acesso foi criada', 'A passkey was created'] as [string, string],
  content: [
    '<p>Com ela, você entra sem senha. Não foi você? <a href="/m/securityCenter?view=passkeys">Remova a chave</a> e <a href="/m/changePsw">troque a senha</a>.</p>',
    '<p>It logs you in without a password. Wasn’t it you? <a href="/m/securityCenter?view=passkeys">Remove it</a> and <a href="/m/changePsw">change your password</a>.</p>',
  ] as [string, string],
}
