import { createHash } from 'node:crypto'
import { MAX_BODY, readBytes } from './readBody.ts'
import { invalid, Refusal } from './Refusal.ts'

/** Three pictures of 5 MB, and the text beside them. */
const MAX_UPLOAD = 15 * 1024 * 1024 + MAX_BODY

/** Bodies of 15 MB that are read at the same time: the rest is told to come back, instead of filling the memory. */
const MAX_AT_ONCE = 16
let reading = 0

/** The fields of a multipart body: text as it is, files of one name as a list. */
export async function readUpload(request: Request): Promise<Record<string, unknown>> {
  if (reading >= MAX_AT_ONCE) throw new Refusal('server.busy', 503, undefined, { 'Retry-After': '2' })
  reading++
  try {
    return await readForm(request)
  } finally {
    reading--
  }
}

async function readForm(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) throw invalid()
  const bytes = await readBytes(request, MAX_UPLOAD)
  const form = await parse(bytes, type)
  const fields = new Map<string, unknown>()
  for (const [name, value] of form) {
    if (typeof value === 'string') fields.set(name, value)
    else fields.set(name, [...listOf(fields.get(name)), await fingerprinted(value)])
  }
  return Object.fromEntries(fields)
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])

function parse(bytes: Buffer<ArrayBuffer>, type: string): Promise<FormData> {
  const body = new Response(bytes, { headers: { 'Content-Type': type } })
  return body.formData().catch(() => Promise.reject(invalid()))
}

/** As JSON a file is its content's hash: so another picture under the same idempotency key is another payload. */
async function fingerprinted(file: File): Promise<File> {
  const content = new Uint8Array(await file.arrayBuffer())
  const sha256 = createHash('sha256').update(content).digest('hex')
  return Object.assign(file, { toJSON: () => sha256 })
}
