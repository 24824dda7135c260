import { mutationOptions } from '@tanstack/react-query'
import { openSession } from '../account/openSession.ts'
import type { Client } from '../core/Client.ts'
import { getPasskeySignInOptions } from './getPasskeySignInOptions.ts'
import { securityKeys } from './queries.ts'
import { signInByPasskey } from './signInByPasskey.ts'

// In its own file: a login page does not need the forms of the security centre.

/**
 * Signs in with a passkey and opens the session. `ask` passes the options to the browser, `startAuthentication` of @simplewebauthn/browser.
 */
export const passkeySignInMutation = (client: Client) =>
  mutationOptions({
    mutationKey: [...securityKeys.all, 'passkeySignIn'],
    mutationFn: async (ask: (options: string) => Promise<string>) => {
      const { options } = await getPasskeySignInOptions(client)
      return signInByPasskey(client, { response: await ask(options) })
    },
    onSuccess: (result, _ask, _before, { client: cache }) => openSession(client, cache, result),
  })
