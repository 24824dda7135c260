import type { Client } from '../core/Client.ts'
import { callMutation } from '../core/callMutation.ts'
import { accountKeys } from './accountKeys.ts'
import { changePassword } from './changePassword.ts'

/** Changes the password of the signed-in member. */
export const changePasswordMutation = (client: Client) =>
  callMutation(client, changePassword, {
    key: [...accountKeys.all, 'changePassword'],
    // Calls that required the member to choose an own password are allowed now.
    onSuccess: (cache) => cache.invalidateQueries({ queryKey: accountKeys.memberInfo() }),
  })
