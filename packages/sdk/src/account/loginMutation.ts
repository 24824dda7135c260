import { mutationOptions } from '@tanstack/react-query'
import type { InputOf } from '../core/Call.ts'
import type { Client } from '../core/Client.ts'
import { accountKeys } from './accountKeys.ts'
import { login } from './login.ts'
import { openSession } from './openSession.ts'

// In its own file, so that a first screen with a sign-out does not import the encryption of the login.

/** Signs in and opens the session. */
export const loginMutation = (client: Client) =>
  mutationOptions({
    mutationKey: [...accountKeys.all, 'login'],
    mutationFn: ({ proof, ...input }: InputOf<typeof login> & { proof?: string }) => login(client, input, { proof }),
    onSuccess: (result, _input, _before, { client: cache }) => openSession(client, cache, result),
  })
