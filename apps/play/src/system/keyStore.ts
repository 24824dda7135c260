import type { KeyStore, StoredKey } from '@platform/sdk/react'

const KEY = 'openCalls'

/** The keys of open bets, in the session storage, so that a reload resumes them. Blocked or full, they last as long as the page. */
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
