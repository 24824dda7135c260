import { useCallback, useSyncExternalStore } from 'react'
import type { Client } from '@platform/sdk'
import { useClient } from '@platform/sdk/react'

// In memory only: lost with the page, with the session and with the client (section 4, contract).
const passwords = new WeakMap<Client, { token: string; password: string }>()
const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}

/** Holds the password of this session's login, so that the change form need not request it (2.12). */
export function setSessionPassword(client: Client, password: string): void {
  const token = client.session.get()?.token
  if (token) passwords.set(client, { token, password })
  notify()
}

/** The password of this session's login, if it is still known. */
export function getSessionPassword(client: Client): string | undefined {
  const record = passwords.get(client)
  return record && record.token === client.session.get()?.token ? record.password : undefined
}

/** Clears it after it proved wrong. */
export function clearSessionPassword(client: Client): void {
  passwords.delete(client)
  notify()
}

const nothing = () => false

/** Whether the password of this session is known. */
export function useHasSessionPassword(): boolean {
  const client = useClient()
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener)
      const stop = client.session.subscribe(listener)
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
    [client],
  )
  return useSyncExternalStore(subscribe, () => getSessionPassword(client) !== undefined, nothing)
}
