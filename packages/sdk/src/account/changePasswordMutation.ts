import { mutationOptions } from '@tanstack/react-query'
import type { InputOf } from '../core/Call.ts'
import type { Client } from '../core/Client.ts'
import { accountKeys } from './accountKeys.ts'
import { changePassword } from './changePassword.ts'

/** Changes the password of the signed-in member. */
export const changePasswordMutation = (client: Client) =>
  mutationOptions({
    mutationKey: [...accountKeys.all, 'changePassword'],
    mutationFn: (input: InputOf<typeof changePassword>) => changePassword(client, input),
    retry: false,
  })
