import { parentPort } from 'node:worker_threads'
import { drawPicture, type PictureOrder } from './drawPicture.ts'

/** The worker's answer: the picture, or nothing if it could not be drawn. */
export interface PictureAnswer {
  id: number
  picture?: Uint8Array
  /** Why not. */
  error?: string
}

const answer = async ({ id, order }: { id: number; order: PictureOrder }) => {
  const result = await drawPicture(order).then(
    (picture) => ({ picture }),
    (error: unknown) => ({ error: String(error) }),
  )
  parentPort?.postMessage({ id, ...result } satisfies PictureAnswer)
}
parentPort?.on('message', (message) => void answer(message))
