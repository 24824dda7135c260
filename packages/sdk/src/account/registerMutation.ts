import { mutationOptions, type MutationFunctionContext } from '@tanstack/react-query'
import type { InputOf } from '../core/Call.ts'
import type { Client } from '../core/Client.ts'
import { accountKeys } from './accountKeys.ts'
import { login } from './login.ts'
import type { LoginResult } from './LoginResult.ts'
import { openSession } from './openSession.ts'
import { register } from './register.ts'
import { registerByMobile } from './registerByMobile.ts'

/** Made when the form opens, the same for each try of one submit. */
interface Submission {
  idempotencyKey?: string
}

/** The new member; without `session` the account is there, but somebody has to sign in by hand. */
export interface Registration {
  userName: string
  session: LoginResult | undefined
}

/** Registers by user name, signs in and opens the session. */
export const registerMutation = (client: Client) =>
  mutationOptions({
    ...shared(client),
    mutationFn: async ({ idempotencyKey, ...input }: InputOf<typeof register> & Submission) =>
      signedIn(client, (await register(client, input, { idempotencyKey })).userName, input.password),
  })

/** Registers by mobile number and code, signs in and opens the session. */
export const registerByMobileMutation = (client: Client) =>
  mutationOptions({
    ...shared(client),
    mutationFn: async ({ idempotencyKey, ...input }: InputOf<typeof registerByMobile> & Submission) =>
      signedIn(client, (await registerByMobile(client, input, { idempotencyKey })).userName, input.password),
  })

const shared = (client: Client) => ({
  mutationKey: [...accountKeys.all, 'register'],
  onSuccess({ session }: Registration, _input: unknown, _before: unknown, { client: cache }: MutationFunctionContext) {
    if (session) openSession(client, cache, session)
  },
  networkMode: 'always' as const,
  retry: false as const,
})

/** A sign-in that fails takes nothing back: the account is made. */
async function signedIn(client: Client, userName: string, password: string): Promise<Registration> {
  const session = await login(client, { type: 'username', username: userName, password }).catch(() => undefined)
  return { userName, session }
}
