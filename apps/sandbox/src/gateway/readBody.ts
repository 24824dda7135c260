import { Refusal } from './Refusal.ts'

/** Nothing that a call sends is larger. */
export const MAX_BODY = 64 * 1024
/** Envelope E1: one screen of text, sealed. */
export const MAX_SEALED_BODY = 16 * 1024

/** The body as text. */
export const readBody = async (request: Request, limit = MAX_BODY): Promise<string> => (await readBytes(request, limit)).toString('utf8')

/** The body as bytes. Stops reading at the limit, whatever Content-Length says. */
export async function readBytes(request: Request, limit: number): Promise<Buffer<ArrayBuffer>> {
  const tooLarge = () => new Refusal('request.tooLarge', 413)
  if (Number(request.headers.get('Content-Length') ?? 0) > limit) throw tooLarge()
  if (!request.body) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > limit) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
