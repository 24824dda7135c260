import { parentPort, workerData } from 'node:worker_threads'
import { cleanPicture } from './cleanPicture.ts'

/** Pictures to read, one after the other: each fills the memory. */
export interface CleaningOrder {
  contents: Uint8Array[]
  longest: number
}

const { contents, longest } = workerData as CleaningOrder
const results: (Uint8Array | undefined)[] = []
for (const content of contents) results.push(await cleanPicture(content, longest))
parentPort?.postMessage(results)
