import { createContext, use, type ReactNode } from 'react'
import type { Client } from '../core/Client.ts'

const ClientContext = createContext<Client | undefined>(undefined)

/** Hands one client to every screen below: `<PlatformProvider client={client}>`. */
export function PlatformProvider({ client, children }: { client: Client; children: ReactNode }) {
  return <ClientContext value={client}>{children}</ClientContext>
}

/** The client of the nearest `PlatformProvider`. */
export function useClient(): Client {
  const client = use(ClientContext)
  if (!client) throw new Error('useClient needs a <PlatformProvider client={…}> above it')
  return client
}
