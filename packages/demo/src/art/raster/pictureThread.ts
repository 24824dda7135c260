import { Worker } from 'node:worker_threads'
import type { PictureOrder } from './drawPicture.ts'
import type { PictureAnswer } from './pictureWorker.ts'

/** Some seconds of work: further requests get the drawing meanwhile. */
const LONGEST_QUEUE = 100
const waiting = new Map<number, (picture: Uint8Array | undefined) => void>()
let worker: Worker | undefined
let last = 0
let hasFailed = false

/** Draws a picture outside the thread that answers calls. Undefined if it cannot be drawn, or not now. */
export function drawBeside(order: PictureOrder): Promise<Uint8Array | undefined> {
  if (waiting.size >= LONGEST_QUEUE) return Promise.resolve(undefined)
  worker ??= start()
  last += 1
  const id = last
  worker.postMessage({ id, order })
  return new Promise((resolve) => waiting.set(id, resolve))
}

function start(): Worker {
  const thread = new Worker(new URL('pictureWorker.ts', import.meta.url))
  thread.on('message', ({ id, picture, error }: PictureAnswer) => {
    if (error !== undefined) tell(error)
    waiting.get(id)?.(picture)
    waiting.delete(id)
  })
  thread.on('error', (error) => {
    tell(error)
    worker = undefined
    for (const answer of waiting.values()) answer(undefined)
    waiting.clear()
  })
  // Does not prevent the process from exiting. Last: adding a message listener reverts that.
  thread.unref()
  return thread
}

/** Once: what fails for one picture fails for all of them. */
function tell(error: unknown): void {
  if (!hasFailed) console.error('Pictures are sent as drawings, because they could not be made in pixels:', error)
  hasFailed = true
}
