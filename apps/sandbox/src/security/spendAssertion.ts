import { verifyAuthenticationResponse, type AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Context } from '../gateway/Context.ts'
import { spendChallenge, type Purpose } from './passkeyChallenges.ts'
import { passkeySite } from './passkeySite.ts'
import { answerOfBrowser, verifyPasskey, wrongPasskey } from './verifyPasskey.ts'

/** The member whose passkey signed a challenge of this gateway, on a site of this merchant. */
export async function spendAssertion(context: Context, request: Purpose, response: string): Promise<number> {
  const { db, merchant, now } = context
  const answer = answerOfBrowser<AuthenticationResponseJSON>(response)
  const { rpID, origins } = passkeySite(context)
  const passkeyQuery = db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', String(answer.id))
    .where('merchant', '=', merchant.code)
  const row = await passkeyQuery.executeTakeFirst()
  if (!row || !isOwner(answer, row.member_id, request)) throw wrongPasskey()
  const { authenticationInfo } = await verifyPasskey(() =>
    verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: (challenge) => spendChallenge(context, request, challenge),
      expectedOrigin: origins,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: { id: row.credential_id, publicKey: new Uint8Array(row.public_key), counter: row.counter },
    }),
  )
  const usage = { counter: authenticationInfo.newCounter, last_used_at: now() }
  await db.updateTable('passkeys').set(usage).where('credential_id', '=', row.credential_id).execute()
  return row.member_id
}

/**
 * Whether the authenticator stored this key for this member. Without a member to compare with, as at a sign-in, WebAuthn requires its
 * user handle; otherwise it may be absent.
 */
function isOwner({ response }: AuthenticationResponseJSON, memberId: number, { purpose }: Purpose): boolean {
  const { userHandle } = response ?? {}
  if (userHandle === undefined) return purpose !== 'signIn'
  return Buffer.from(String(userHandle), 'base64url').toString() === String(memberId)
}
