'use client'

import { createContext, use, type ReactNode } from 'react'
import type { Client } from '../core/Client.ts'
import type { KeyStore } from '../keyed/KeyStore.ts'

const ClientContext = createContext<Client | undefined>(undefined)
const KeyStoreContext = createContext<KeyStore | undefined>(undefined)

interface PlatformProviderProps {
  client: Client
  /** Where `useKeyedMutation` stores the keys of open calls. Without one, a reload loses them. */
  keyStore?: KeyStore
  children: ReactNode
}

/** Provides one client to every screen below: `<PlatformProvider client={client} keyStore={keyStore}>`. */
export function PlatformProvider({ client, keyStore, children }: PlatformProviderProps) {
  return (
    <ClientContext value={client}>
      <KeyStoreContext value={keyStore}>{children}</KeyStoreContext>
    </ClientContext>
  )
}

/** The client of the nearest `PlatformProvider`. */
export function useClient(): Client {
  const client = use(ClientContext)
  if (!client) throw new Error('useClient needs a <PlatformProvider client={…}> above it')
  return client
}

/** The key store of the nearest `PlatformProvider`, if it has one. */
export const useKeyStore = (): KeyStore | undefined => use(KeyStoreContext)
