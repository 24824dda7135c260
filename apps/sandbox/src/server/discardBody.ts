import type { IncomingMessage } from 'node:http'

const SILENT_MS = 500
const LONGEST_MS = 5000
/** More than any body that a call reads. */
const MOST_BYTES = 32 * 1024 * 1024

/**
 * Reads on for a moment what an answer did not need, such as a body that is too large: a client that is still sending receives the answer
 * only then. True if all of it arrived, so that the connection can be used again.
 */
export function discardBody(incoming: IncomingMessage): Promise<boolean> {
  return new Promise((resolve) => {
    let bytes = 0
    const finish = () => {
      clearTimeout(silence)
      clearTimeout(end)
      incoming.off('data', count).off('end', finish).off('close', finish)
      resolve(incoming.complete)
    }
    const count = (chunk: Buffer) => {
      bytes += chunk.length
      silence.refresh()
      if (bytes > MOST_BYTES) finish()
    }
    const silence = setTimeout(finish, SILENT_MS)
    const end = setTimeout(finish, LONGEST_MS)
    incoming.on('data', count).on('end', finish).on('close', finish).resume()
  })
}
