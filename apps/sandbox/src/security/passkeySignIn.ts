import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { countTry, finishSignIn, type SignedIn } from '../account/exports.ts'
import type { Context } from '../gateway/Context.ts'
import { giveOptions } from './passkeyChallenges.ts'
import { passkeySite } from './passkeySite.ts'
import { spendAssertion } from './spendAssertion.ts'

const request = { purpose: 'signIn' } as const

/** Options for any caller: the passkey itself identifies its member. */
export async function signInOptions(context: Context) {
  const { rpID } = passkeySite(context)
  return giveOptions(context, request, await generateAuthenticationOptions({ rpID, userVerification: 'required' }))
}

/** Opens a session for the passkey's member. */
export async function signInWithPasskey(context: Context, response: string): Promise<SignedIn> {
  await countTry(context)
  const memberId = await spendAssertion(context, request, response)
  const member = await context.db
    .selectFrom('members')
    .select(['id', 'account', 'username', 'type', 'disabled', 'first_login'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return finishSignIn(context, member, member.username, { method: 'passkey' })
}
