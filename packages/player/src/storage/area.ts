export type AreaName = 'local' | 'session'

// Values that could not be written are held here, so that a full or blocked storage costs only persistence.
const memory: Record<AreaName, Map<string, string>> = { local: new Map(), session: new Map() }

function attempt<Result>(area: AreaName, action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(area === 'local' ? localStorage : sessionStorage)
  } catch {
    return undefined
  }
}

/** Browser storage that never throws: blocked, full and absent (Node) all count as "stored in memory only". */
export const areas = {
  read: (area: AreaName, key: string): string | undefined =>
    memory[area].get(key) ?? attempt(area, (storage) => storage.getItem(key)) ?? undefined,

  write(area: AreaName, key: string, text: string): void {
    const isWritten = attempt(area, (storage) => {
      storage.setItem(key, text)
      return true
    })
    if (isWritten) memory[area].delete(key)
    else memory[area].set(key, text)
  },

  /** Whether everything written there is persisted. */
  keeps: (area: AreaName): boolean => memory[area].size === 0,

  remove(area: AreaName, key: string): void {
    memory[area].delete(key)
    attempt(area, (storage) => storage.removeItem(key))
  },

  clear(area: AreaName): void {
    memory[area].clear()
    attempt(area, (storage) => storage.clear())
  },
}
