import { brotliCompressSync, constants } from 'node:zlib'

/** Below this the header costs more than it saves. */
const MIN_LENGTH = 1024
const MAX_KEPT = 500
const cache = new Map<string, Buffer<ArrayBuffer>>()

/** A shared answer in brotli for clients that accept it. Compressed once: the same text serves all callers for a while. */
export function packed(body: string, request: Request): { body: Buffer<ArrayBuffer>; headers: Record<string, string> } | undefined {
  if (body.length < MIN_LENGTH || !/\bbr\b/.test(request.headers.get('Accept-Encoding') ?? '')) return undefined
  let compressed = cache.get(body)
  if (!compressed) {
    if (cache.size >= MAX_KEPT) cache.clear()
    compressed = Buffer.from(brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }))
    cache.set(body, compressed)
  }
  return { body: compressed, headers: { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' } }
}
