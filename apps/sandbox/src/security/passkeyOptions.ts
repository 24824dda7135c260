import type { InputOf } from '@platform/sdk'
import type { getPasskeyOptions } from '@platform/sdk/security'
import type { Context } from '../gateway/Context.ts'
import { invalid } from '../base/Refusal.ts'
import { newPasskeyOptions } from './addPasskey.ts'
import { confirmationOptions } from './confirmByPasskey.ts'

/** Options to create a passkey, or to confirm an action with one. */
export async function passkeyOptions(context: Context, { purpose, action, ...secrets }: InputOf<typeof getPasskeyOptions>) {
  if (purpose === 'add') return newPasskeyOptions(context, secrets)
  if (!action) throw invalid('action')
  return confirmationOptions(context, action)
}
