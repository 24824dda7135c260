import type { PasskeyAction } from '@platform/sdk/security'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { memberOf, type Context } from '../gateway/Context.ts'
import { giveOptions } from './passkeyChallenges.ts'
import { credentialsOf } from './passkeys.ts'
import { passkeySite } from './passkeySite.ts'
import { spendAssertion } from './spendAssertion.ts'
import { wrongPasskey } from './verifyPasskey.ts'

/** Options to confirm an action with one of the member's passkeys. */
export async function confirmationOptions(context: Context, action: PasskeyAction) {
  const allowCredentials = await credentialsOf(context)
  const { rpID } = passkeySite(context)
  const options = await generateAuthenticationOptions({ rpID, allowCredentials, userVerification: 'required' })
  return giveOptions(context, { purpose: 'confirm', action }, options)
}

/** Throws `passkey.wrong` unless the signed-in member has just confirmed this action with an own passkey. */
export async function confirmByPasskey(context: Context, action: PasskeyAction, response: string): Promise<void> {
  const memberId = await spendAssertion(context, { purpose: 'confirm', action }, response)
  if (memberId !== memberOf(context).id) throw wrongPasskey()
}
