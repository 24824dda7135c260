import { mutationOptions } from '@tanstack/react-query'
import type { InputOf } from '../core/Call.ts'
import type { Client } from '../core/Client.ts'
import { accountKeys } from './accountKeys.ts'
import { login } from './login.ts'
import { openSession } from './openSession.ts'
import type { NewDevice } from './rememberFields.ts'
import { setPasswordByPhone } from './setPasswordByPhone.ts'

/**
 * Sets a new password by SMS code, then signs in with the number as user name and opens the session (section 4). `undefined` = the password
 * is set, but the sign-in failed: the member has to sign in manually. `device` is remembered.
 */
export const setPasswordByPhoneMutation = (client: Client) =>
  mutationOptions({
    mutationKey: [...accountKeys.all, 'setPasswordByPhone'],
    mutationFn: async ({ device, ...input }: InputOf<typeof setPasswordByPhone> & { device?: NewDevice }) => {
      await setPasswordByPhone(client, input)
      const { mobileNum: username, newPassword: password, countryDialingCode } = input
      return login(client, { type: 'username', username, password, countryDialingCode, ...device }).catch(() => undefined)
    },
    onSuccess: (result, _input, _before, { client: cache }) => {
      if (result) openSession(client, cache, result)
    },
  })
