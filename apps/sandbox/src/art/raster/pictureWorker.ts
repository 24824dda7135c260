import { parentPort } from 'node:worker_threads'
import { drawPicture, type PictureOrder } from './drawPicture.ts'

/** What the worker answers: the picture, or nothing where it could not be drawn. */
export interface PictureAnswer {
  id: number
  picture?: Uint8Array
}

const answer = async ({ id, order }: { id: number; order: PictureOrder }) => {
  const picture = await drawPicture(order).catch(() => undefined)
  parentPort?.postMessage({ id, picture } satisfies PictureAnswer)
}
parentPort?.on('message', (message) => void answer(message))
