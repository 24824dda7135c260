/** The key of a call without a final answer: who sent which form. */
export interface StoredKey {
  merchant: string
  /** User name, '' for a guest. */
  user: string
  call: string
  key: string
  /** Of the form, without passwords and codes. */
  hash: string
}

/**
 * Where the keys of open calls are stored: in a browser the session storage, so that a reload resumes the call. Neither function throws.
 */
export interface KeyStore {
  /** The last stored value, possibly written by other code: it is validated before use. */
  get(): unknown
  set(keys: StoredKey[]): void
}

let keys: StoredKey[] = []

/** The default: a program that ends loses the keys of its open calls. */
export const memoryKeyStore: KeyStore = { get: () => keys, set: (next) => void (keys = next) }
