import type { Client } from '../core/Client.ts'
import { callMutation } from '../core/callMutation.ts'
import { accountKeys } from './accountKeys.ts'
import { changePassword } from './changePassword.ts'

/** Changes the password of the signed-in member. */
export const changePasswordMutation = (client: Client) =>
  callMutation(client, changePassword, {
    key: [...accountKeys.all, 'changePassword'],
    // What waited for a password of the member's own is open now.
    onSuccess: (cache) => cache.invalidateQueries({ queryKey: accountKeys.memberInfo() }),
  })
