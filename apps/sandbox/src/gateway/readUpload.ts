import { createHash } from 'node:crypto'
import type { Context } from './Context.ts'
import type { Incoming } from './Incoming.ts'
import { MAX_BODY } from './readBody.ts'
import { invalid } from '../base/Refusal.ts'

/** Three pictures of 5 MB, and the accompanying text. */
const MAX_UPLOAD = 15 * 1024 * 1024 + MAX_BODY

/** The fields of a multipart body: text as it is, files of one name as a list. */
export const readUpload = (incoming: Incoming, { services, member }: Context): Promise<Record<string, unknown>> =>
  services.traffic.upload({ address: incoming.network, member: member?.id }, () => readForm(incoming))

async function readForm({ request, receive }: Incoming): Promise<Record<string, unknown>> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) throw invalid()
  const bytes = await receive(MAX_UPLOAD)
  const form = await parse(bytes, type)
  const fields = new Map<string, unknown>()
  for (const [name, value] of form) {
    if (typeof value === 'string') fields.set(name, value)
    else fields.set(name, [...listOf(fields.get(name)), await withFingerprint(value)])
  }
  return Object.fromEntries(fields)
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])

function parse(bytes: Buffer<ArrayBuffer>, type: string): Promise<FormData> {
  const body = new Response(bytes, { headers: { 'Content-Type': type } })
  return body.formData().catch(() => Promise.reject(invalid()))
}

/** As JSON a file is its content's hash: so another picture under the same idempotency key is another payload. */
async function withFingerprint(file: File): Promise<File> {
  const content = new Uint8Array(await file.arrayBuffer())
  const sha256 = createHash('sha256').update(content).digest('hex')
  return Object.assign(file, { toJSON: () => sha256 })
}
