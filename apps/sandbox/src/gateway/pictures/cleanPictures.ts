import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { busy } from '../../base/Refusal.ts'
import type { CleaningOrder } from './cleanPictureWorker.ts'

/** A picture of 40 megapixels takes three seconds; one that takes this long was made for it. Shorter than the life of a claim. */
const LONGEST_MS = 20_000
/** The decoders' own memory is limited by the number of points, and the thread's by this. */
const MOST_HEAP_MB = 256
const WORKERS = 2
const LONGEST_QUEUE = 16

let running = 0
const waiting: (() => void)[] = []

/**
 * Pictures of strangers as JPEGs of our own, each undefined if it is not a picture (`cleanPicture`). In a thread of its own that ends with
 * them, and returns its memory. Throws 503 if too many wait.
 */
export async function cleanPictures(
  contents: Uint8Array[],
  longest: number,
  limits: Partial<Limits> = {},
): Promise<(Uint8Array | undefined)[]> {
  if (contents.length === 0) return []
  if (waiting.length >= LONGEST_QUEUE) throw busy(2)
  if (running >= WORKERS) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await clean({ contents, longest }, limits)
  } finally {
    // The next one takes this place.
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

interface Limits {
  ms: number
  heapMb: number
}

async function clean(
  workerData: CleaningOrder,
  { ms = LONGEST_MS, heapMb = MOST_HEAP_MB }: Partial<Limits>,
): Promise<(Uint8Array | undefined)[]> {
  const thread = new Worker(new URL('cleanPictureWorker.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  })
  try {
    const [results] = (await once(thread, 'message', { signal: AbortSignal.timeout(ms) })) as [(Uint8Array | undefined)[]]
    return results
  } catch (error) {
    if (!isOverLimit(error)) throw error
    return workerData.contents.map(() => undefined)
  } finally {
    await thread.terminate()
  }
}

/** The thread took too long, or too much memory. */
const isOverLimit = (error: unknown) =>
  error instanceof Error && (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'))
