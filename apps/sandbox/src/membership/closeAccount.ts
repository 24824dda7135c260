import type { InputOf } from '@platform/sdk'
import type { closeAccount } from '@platform/sdk/security'
import { requireLoginPassword } from '../account/exports.ts'
import type { Context } from '../gateway/Context.ts'
import { enterState } from '../protection/exports.ts'

/** Closes the account: at once if nothing is open, else when bets are settled and money is out. */
export async function close(context: Context, { password }: InputOf<typeof closeAccount>) {
  await requireLoginPassword(context, password)
  await enterState(context, { state: 'closing', until: null, actor: 'member' })
  return {}
}
