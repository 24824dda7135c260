import { mutationOptions } from '@tanstack/react-query'
import type { InputOf } from '../core/Call.ts'
import type { Client } from '../core/Client.ts'
import { accountKeys } from './accountKeys.ts'
import { login } from './login.ts'
import type { LoginResult } from './LoginResult.ts'
import { openSession } from './openSession.ts'
import { register } from './register.ts'
import { registerByMobile } from './registerByMobile.ts'
import type { NewDevice } from './rememberFields.ts'

/** The new member; without `session` the account exists, but the member has to sign in manually. */
export interface Registration {
  userName: string
  session: LoginResult | undefined
}

/** The way of registration, and its form. */
type RegistrationForm = ({ by: 'username' } & InputOf<typeof register>) | ({ by: 'mobile' } & InputOf<typeof registerByMobile>)

interface Extra {
  idempotencyKey?: string
  /** Result of `solveProofOfWork`. */
  proof?: string
  device?: NewDevice
}

/** Registers by user name, or by mobile number and code, signs in and opens the session. A retry of one submit passes the same key. `device` is remembered. */
export const registerMutation = (client: Client) =>
  mutationOptions({
    mutationKey: [...accountKeys.all, 'register'],
    mutationFn: async ({ idempotencyKey, proof, device, ...form }: RegistrationForm & Extra) => {
      const { userName } = await (form.by === 'mobile'
        ? registerByMobile(client, inputOf(form), { idempotencyKey })
        : register(client, inputOf(form), { idempotencyKey, proof }))
      return signedIn(client, userName, form.password, device)
    },
    onSuccess: ({ session }, _form, _before, { client: cache }) => {
      if (session) openSession(client, cache, session)
    },
    networkMode: 'always',
  })

const inputOf = <Form extends { by: string }>({ by: _by, ...input }: Form) => input

/** A failed sign-in undoes nothing: the account exists. */
async function signedIn(client: Client, userName: string, password: string, device?: NewDevice): Promise<Registration> {
  const session = await login(client, { type: 'username', username: userName, password, ...device }).catch(() => undefined)
  return { userName, session }
}
