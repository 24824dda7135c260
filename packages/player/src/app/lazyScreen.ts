import type { ComponentType } from 'react'
import { entries } from '../storage/entries.ts'

/** A screen in a chunk of its own. `load` is one promise until `reset`, so that React may `use` it again and again. */
export interface LazyScreen {
  load: () => Promise<ComponentType>
  /** Forgets a failed load, so that the next one asks again. */
  reset: () => void
}

const reloadEvery = 30_000

/** Fetches a chunk; a failure is logged and tried once more, then it is the reader's to retry (section 8). */
export function lazyScreen(fetchChunk: () => Promise<ComponentType>): LazyScreen {
  let pending: Promise<ComponentType> | undefined
  const again = (error: unknown) => {
    console.warn('A screen did not load, trying once more:', error)
    return fetchChunk()
  }
  const fetchTwice = () =>
    readable(
      fetchChunk()
        .catch(again)
        .catch((error: unknown) => Promise.reject(new ChunkError(error))),
    )
  return {
    load: () => (pending ??= fetchTwice()),
    reset: () => {
      pending = undefined
    },
  }
}

/** Marks a promise as React does once it has read it: a screen that is here then appears without a moment of skeleton. */
function readable<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  )
  return promise
}

/** A screen's code did not arrive: no network, or a new version has replaced it. */
export class ChunkError extends Error {
  constructor(cause: unknown) {
    super('A screen did not load', { cause })
    this.name = 'ChunkError'
  }
}

/** Whether the page may reload itself now: a new version is picked up so, at most once in 30 s. */
export function mayReload(now: number, last: number | undefined): boolean {
  return last === undefined || now - last >= reloadEvery || last > now
}

/** Reloads to pick up a new version, unless the page has just done so. */
export function reloadOnce(): boolean {
  const now = Date.now()
  if (!mayReload(now, entries.chunkReload.get())) return false
  entries.chunkReload.set(now)
  location.reload()
  return true
}
