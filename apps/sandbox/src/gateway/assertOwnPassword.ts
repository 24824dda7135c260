import type { Call } from '@platform/sdk'
import { changePassword, logout, renewSession, reportActivity } from '@platform/sdk/account'
import type { Context } from './Context.ts'
import { Refusal } from '../base/Refusal.ts'

const openCalls: ReadonlySet<string> = new Set([changePassword.name, logout.name, renewSession.name, reportActivity.name])

/** With a password set by an agent a member may only read, sign out and change the password: the agent knows it too. */
export function assertOwnPassword(
  { name, retry, access }: Pick<Call, 'name' | 'retry' | 'access'>,
  { member }: Pick<Context, 'member'>,
): void {
  if (member?.mustChangePassword && access !== 'guest' && retry !== 'read' && !openCalls.has(name))
    throw new Refusal('password.change', 400)
}
