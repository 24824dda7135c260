import { brotliCompressSync, constants } from 'node:zlib'

/** Below this the header costs more than it saves. */
const MIN_LENGTH = 1024
const MAX_KEPT = 500
const kept = new Map<string, Buffer<ArrayBuffer>>()

/** A shared answer in brotli for clients that accept it. Compressed once: the same text serves all callers for a while. */
export function packed(body: string, request: Request): { body: Buffer<ArrayBuffer>; headers: Record<string, string> } | undefined {
  if (body.length < MIN_LENGTH || !/\bbr\b/.test(request.headers.get('Accept-Encoding') ?? '')) return undefined
  let found = kept.get(body)
  if (!found) {
    if (kept.size >= MAX_KEPT) kept.clear()
    found = Buffer.from(brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }))
    kept.set(body, found)
  }
  return { body: found, headers: { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' } }
}
