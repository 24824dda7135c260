import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { busy } from '../../base/Refusal.ts'
import type { CleaningOrder } from './cleanPictureWorker.ts'

/** A picture of 40 megapixels takes three seconds; one that takes this long was made for it. Shorter than the life of a claim. */
const LONGEST_MS = 20_000
const WORKERS = 2
const LONGEST_QUEUE = 16

let running = 0
const waiting: (() => void)[] = []

/**
 * Pictures of strangers as JPEGs of our own, each undefined if it is not a picture (`cleanPicture`). In a thread of its own that ends with
 * them, and returns its memory. Throws 503 if too many wait.
 */
export async function cleanPictures(contents: Uint8Array[], longest: number): Promise<(Uint8Array | undefined)[]> {
  if (contents.length === 0) return []
  if (waiting.length >= LONGEST_QUEUE) throw busy(2)
  if (running >= WORKERS) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await clean({ contents, longest })
  } finally {
    // The next one takes this place.
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

async function clean(workerData: CleaningOrder): Promise<(Uint8Array | undefined)[]> {
  const thread = new Worker(new URL('cleanPictureWorker.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  try {
    const [results] = (await once(thread, 'message', { signal: AbortSignal.timeout(LONGEST_MS) })) as [(Uint8Array | undefined)[]]
    return results
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'AbortError') throw error
    return workerData.contents.map(() => undefined)
  } finally {
    await thread.terminate()
  }
}
