import { Refusal } from '../base/Refusal.ts'

/** Maximum size of a call's body. */
export const MAX_BODY = 64 * 1024
/** Envelope E1: one screen of text, sealed. */
export const MAX_SEALED_BODY = 16 * 1024

/** Minimum average rate of a body, after a grace period. */
export interface Pace {
  graceMs: number
  bytesPerSecond: number
}

/**
 * The body as bytes. Stops reading at the limit, whatever Content-Length says, and when the body falls behind the pace. A client that
 * disconnects is refused too: there is nothing to report, and no recipient for an answer.
 */
export async function readBody(request: Request, limit: number, { graceMs, bytesPerSecond }: Pace): Promise<Buffer<ArrayBuffer>> {
  const tooLarge = () => new Refusal('request.tooLarge', 413)
  if (Number(request.headers.get('Content-Length') ?? 0) > limit) throw tooLarge()
  if (!request.body) return Buffer.alloc(0)
  const reader = request.body.getReader()
  const chunks: Uint8Array[] = []
  const startedAt = performance.now()
  let size = 0
  try {
    for (;;) {
      const deadline = startedAt + graceMs + (size / bytesPerSecond) * 1000
      const { done, value } = await within(deadline - performance.now(), reader.read())
      if (done) return Buffer.concat(chunks)
      size += value.byteLength
      if (size > limit) throw tooLarge()
      chunks.push(value)
    }
  } catch (error) {
    void reader.cancel().catch(() => undefined)
    throw error instanceof Refusal ? error : new Refusal('network.closed', 400)
  }
}

/** Throws `network.slow` after this many milliseconds. */
async function within<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Refusal('network.slow', 408)), Math.max(0, ms))
  })
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer))
}
