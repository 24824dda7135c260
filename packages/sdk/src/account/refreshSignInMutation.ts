import { mutationOptions } from '@tanstack/react-query'
import type { InputOf } from '../core/Call.ts'
import type { Client } from '../core/Client.ts'
import { accountKeys } from './accountKeys.ts'
import { getRefreshChallenge } from './getRefreshChallenge.ts'
import { openSession } from './openSession.ts'
import { refreshMessage } from './refreshMessage.ts'
import { signInByRefreshToken } from './signInByRefreshToken.ts'

type RefreshSignIn = Omit<InputOf<typeof signInByRefreshToken>, 'challenge' | 'signature'> & {
  /** Signs UTF-8 text with the key of this device; base64url. */
  sign: (message: string) => Promise<string>
  /** Result of `solveProofOfWork`. */
  proof?: string
}

/** Signs in with the refresh token of this device and opens the session. */
export const refreshSignInMutation = (client: Client) =>
  mutationOptions({
    mutationKey: [...accountKeys.all, 'refreshSignIn'],
    mutationFn: async ({ sign, proof, ...input }: RefreshSignIn) => {
      const { challenge } = await getRefreshChallenge(client)
      const { refreshToken, nextToken } = input
      const signature = await sign(refreshMessage({ challenge, merchant: client.merchant, refreshToken, nextToken }))
      return signInByRefreshToken(client, { ...input, challenge, signature }, { proof })
    },
    onSuccess: (result, _input, _before, { client: cache }) => openSession(client, cache, result),
  })
