import type { Client } from '../core/Client.ts'
import type { KeyStore, StoredKey } from './KeyStore.ts'

/** Abandoned keys of other players and forms are removed first. */
const most = 20

const fields = ['merchant', 'user', 'call', 'key', 'hash'] as const
const isStoredKey = (one: unknown): one is StoredKey =>
  fields.every((field) => typeof (one as Partial<StoredKey> | null)?.[field] === 'string')

/** The stored keys of one form, for the current session: another player neither finds nor resumes them. */
export function openKeys(client: Client, store: KeyStore, call: string) {
  const owner = () => {
    const session = client.session.get()
    return { merchant: session?.merchantCode ?? client.merchant, user: session?.userName ?? '', call }
  }
  const isMine = (stored: StoredKey) => {
    const { merchant, user } = owner()
    return stored.merchant === merchant && stored.user === user && stored.call === call
  }
  const all = () => {
    const stored = store.get()
    return Array.isArray(stored) ? stored.filter(isStoredKey) : []
  }
  const others = ({ key }: StoredKey) => all().filter((stored) => stored.key !== key)
  return {
    make: (key: string, hash: string): StoredKey => ({ ...owner(), key, hash }),
    isMine,
    find: () => all().findLast(isMine),
    add: (stored: StoredKey) => store.set([...others(stored), stored].slice(-most)),
    remove: (stored: StoredKey) => store.set(others(stored)),
  }
}
