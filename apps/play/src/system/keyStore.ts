import type { KeyStore, StoredKey } from '@platform/sdk/react'

const KEY = 'openCalls'

/** The keys of open bets, in session storage, so that a reload resumes them. If it is blocked or full, in memory. */
export function keyStore(storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => sessionStorage): KeyStore {
  let unsaved: StoredKey[] | undefined
  return {
    get() {
      try {
        return unsaved ?? JSON.parse(storage().getItem(KEY) ?? '[]')
      } catch {
        return undefined
      }
    },
    set(keys) {
      try {
        storage().setItem(KEY, JSON.stringify(keys))
        unsaved = undefined
      } catch {
        unsaved = keys
      }
    },
  }
}
