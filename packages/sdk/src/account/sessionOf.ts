import type { Client } from '../core/Client.ts'
import type { SessionInfo } from '../core/SessionInfo.ts'
import type { LoginResult } from './LoginResult.ts'
import { memberTypes } from './memberTypes.ts'

/** The session that a login answer opens; trial accounts belong to the trial merchant. */
export function sessionOf(client: Client, login: LoginResult): SessionInfo {
  const { token, userName, customerType: type, firstTimeLogin } = login
  return { token, userName, type, firstTimeLogin, merchantCode: type === memberTypes.trial ? client.trialMerchant : client.merchant }
}
