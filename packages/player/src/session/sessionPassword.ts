import { useCallback, useSyncExternalStore } from 'react'
import type { Client } from '@platform/sdk'
import { useClient } from '@platform/sdk/react'

// In memory only: gone with the page, with the session and with the client (section 4, contract).
const held = new WeakMap<Client, { token: string; password: string }>()
const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}

/** Keeps the password that this session was opened with, so that changing it need not ask for it (2.12). */
export function setSessionPassword(client: Client, password: string): void {
  const token = client.session.get()?.token
  if (token) held.set(client, { token, password })
  notify()
}

/** The password that this very session was opened with, if it is still known. */
export function getSessionPassword(client: Client): string | undefined {
  const kept = held.get(client)
  return kept && kept.token === client.session.get()?.token ? kept.password : undefined
}

/** Forgets it: it turned out to be another one. */
export function clearSessionPassword(client: Client): void {
  held.delete(client)
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
