import type { Db } from '../db/openDatabase.ts'

export interface Shared {
  /** What `make` returned in the last `maxAge` ms, or returns now; parallel requests wait for the same one. */
  get<Value>(key: string, maxAge: number, make: () => Promise<Value>): Promise<Value>
  /**
   * Cached rows of the database. Inside a transaction it never waits for a query of another connection: with a single connection that would
   * block forever.
   */
  rows<Value>(db: Db, key: string, maxAge: number, read: (db: Db) => Promise<Value>): Promise<Value>
  /** Forgets everything: an operator changed something. */
  clear(): void
}

/** Searches are free text: keys are dropped, or the cache would grow without end. */
const MAX_KEYS = 2000

interface CacheEntry {
  until: number
  value: Promise<unknown>
  /** The value itself, once it has arrived. */
  settled?: { value: unknown }
}

/** Short-lived cache for identical requests: prepared answers, the catalogue, announcements. */
export function createShared(): Shared {
  const cache = new Map<string, CacheEntry>()
  const get = <Value>(key: string, maxAge: number, make: () => Promise<Value>): Promise<Value> => {
    const cachedEntry = cache.get(key)
    if (cachedEntry && cachedEntry.until > performance.now()) return cachedEntry.value as Promise<Value>
    if (cache.size >= MAX_KEYS) cache.clear()
    const entry: CacheEntry = { until: performance.now() + maxAge, value: make() }
    cache.set(key, entry)
    entry.value.then(
      (value) => (entry.settled = { value }),
      () => cache.delete(key),
    )
    return entry.value as Promise<Value>
  }
  return {
    get,
    rows: async <Value>(db: Db, key: string, maxAge: number, read: (db: Db) => Promise<Value>): Promise<Value> => {
      if (!db.isTransaction) return get(key, maxAge, () => read(db))
      const cachedEntry = cache.get(key)
      return cachedEntry?.settled && cachedEntry.until > performance.now() ? (cachedEntry.settled.value as Value) : read(db)
    },
    clear: () => cache.clear(),
  }
}
