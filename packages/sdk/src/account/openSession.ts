import type { Client } from '../core/Client.ts'
import { removePrivate } from '../core/queryDefaults.ts'
import type { LoginResult } from './LoginResult.ts'
import { sessionOf } from './sessionOf.ts'

/** Opens the session of a login answer; data of a previous player is removed. */
export function openSession(client: Client, cache: Parameters<typeof removePrivate>[0], result: LoginResult) {
  removePrivate(cache)
  client.session.set(sessionOf(client, result))
}
