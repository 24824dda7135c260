/**
 * Code that is fetched on demand. `load` returns the same promise until it failed and was reset, so that React may `use` it again and
 * again.
 */
export interface LazyChunk<Value> {
  load: () => Promise<Value>
  isLoaded: () => boolean
}

/** Fetches a chunk; a failure is logged and retried once, then the player can retry (section 8). */
export function lazyChunk<Value>(fetchChunk: () => Promise<Value>): LazyChunk<Value> {
  let pending: Promise<Value> | undefined
  let isLoaded = false
  const again = (error: unknown) => {
    console.warn('Trying once more:', error)
    return fetchChunk()
  }
  const fetchTwice = () =>
    readable(
      fetchChunk()
        .catch(again)
        .then((value) => {
          isLoaded = true
          return value
        })
        .catch((error: unknown) => {
          failedChunks.add(() => {
            pending = undefined
          })
          throw new ChunkError(error)
        }),
    )
  return { load: () => (pending ??= fetchTwice()), isLoaded: () => isLoaded }
}

const failedChunks = new Set<() => void>()

/** Everything that failed to load is requested again when it is next needed. */
export function forgetFailedChunks(): void {
  for (const reset of failedChunks) reset()
  failedChunks.clear()
}

/** Marks a promise as React does once it has read it: code that has loaded then renders without a flash of skeleton. */
function readable<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  )
  return promise
}

/** A screen's code failed to load: no network, or a new version has replaced it. */
export class ChunkError extends Error {
  constructor(cause: unknown) {
    super('A screen did not load', { cause })
    this.name = 'ChunkError'
  }
}
