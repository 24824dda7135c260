import { Worker } from 'node:worker_threads'
import type { PictureOrder } from './drawPicture.ts'
import type { PictureAnswer } from './pictureWorker.ts'

const waiting = new Map<number, (picture: Uint8Array | undefined) => void>()
let worker: Worker | undefined
let last = 0

/** Draws a picture beside the thread that answers calls. Undefined where it cannot be drawn. */
export function drawBeside(order: PictureOrder): Promise<Uint8Array | undefined> {
  worker ??= start()
  last += 1
  const id = last
  worker.postMessage({ id, order })
  return new Promise((resolve) => waiting.set(id, resolve))
}

function start(): Worker {
  const started = new Worker(new URL('pictureWorker.ts', import.meta.url))
  // It holds no process that wants to end.
  started.unref()
  started.on('message', ({ id, picture }: PictureAnswer) => {
    waiting.get(id)?.(picture)
    waiting.delete(id)
  })
  started.on('error', (error) => {
    console.error('pictures:', error)
    worker = undefined
    for (const answer of waiting.values()) answer(undefined)
    waiting.clear()
  })
  return started
}
