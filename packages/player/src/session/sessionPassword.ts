import type { Client } from '@platform/sdk'

// In memory only: gone with the page, with the session and with the client (section 4, contract).
const held = new WeakMap<Client, { token: string; password: string }>()

/** Keeps the password that this session was opened with, so that changing it need not ask for it (2.12). */
export function holdPassword(client: Client, password: string): void {
  const token = client.session.get()?.token
  if (token) held.set(client, { token, password })
}

/** The password that this very session was opened with, if it is still known. */
export function heldPassword(client: Client): string | undefined {
  const kept = held.get(client)
  return kept && kept.token === client.session.get()?.token ? kept.password : undefined
}

/** Forgets it: it turned out to be another one. */
export const dropPassword = (client: Client): void => void held.delete(client)
