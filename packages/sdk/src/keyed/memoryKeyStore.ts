import type { KeyStore, StoredKey } from './KeyStore.ts'

let keys: StoredKey[] = []

/** The default: a program that ends loses the keys of its open calls. */
export const memoryKeyStore: KeyStore = { get: () => keys, set: (next) => void (keys = next) }
