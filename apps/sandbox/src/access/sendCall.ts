import type { Call } from '@platform/sdk'
import { sealEnvelope } from '@platform/sdk/gateway'
import type { startTestSandbox, Sent, SendOptions } from '../testing/startTestSandbox.ts'

export type TestSandbox = Awaited<ReturnType<typeof startTestSandbox>>

export interface Writing extends Omit<SendOptions, 'body'> {
  /** Query string appended to the fields as it is, for example with duplicates. */
  query?: string
}

/** The parts of a call that a terminal needs. */
type Wire = Pick<Call, 'method' | 'path' | 'encrypted' | 'multipart' | 'form'>

let keys = 0

/** A call as any client could send it: any fields, sealed, in a form or in the query as the call requires, unchecked by the SDK. */
export async function sendCall(sandbox: TestSandbox, call: Wire, fields: Record<string, unknown>, options: Writing = {}): Promise<Sent> {
  const { query = '', merchant = 'ipanema', headers, ...rest } = options
  const send = (body: unknown, more: Record<string, string> = {}, search = query) =>
    sandbox.send(call.method, search ? `${call.path}?${search}` : call.path, {
      key: `any-${keys++}`,
      merchant,
      ...rest,
      body,
      headers: { ...more, ...headers },
    })
  if (call.method === 'GET' || call.method === 'DELETE') return send(undefined, {}, [asQuery(fields), query].filter(Boolean).join('&'))
  if (call.encrypted) {
    const { header, body } = await seal(sandbox, call, merchant, fields)
    return send(body, { Encryption: header })
  }
  if (call.multipart) return send(asParts(fields), { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` })
  if (call.form) return send(asQuery(fields), { 'Content-Type': 'application/x-www-form-urlencoded' })
  return send(fields)
}

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const asQuery = (fields: Record<string, unknown>) =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, asText(value)])).toString()

const BOUNDARY = 'parts-of-a-test'

function asParts(fields: Record<string, unknown>): string {
  const part = ([name, value]: [string, unknown]) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${encodeURIComponent(name)}"\r\n\r\n${asText(value)}\r\n`
  return `${Object.entries(fields).map(part).join('')}--${BOUNDARY}--\r\n`
}

const publicKeys = new WeakMap<TestSandbox, Promise<{ kid: string; publicKey: CryptoKey }>>()

async function seal(sandbox: TestSandbox, { method, path }: Wire, merchant: string, data: object) {
  if (!publicKeys.has(sandbox)) publicKeys.set(sandbox, publicKeyOf(sandbox))
  return sealEnvelope({ method, path, merchant, data }, (await publicKeys.get(sandbox))!, sandbox.sandbox.services.now())
}

async function publicKeyOf({ sandbox: { services } }: TestSandbox) {
  const { kid, spki } = services.keys.current()
  const publicKey = await crypto.subtle.importKey('spki', Buffer.from(spki, 'base64'), { name: 'RSA-OAEP', hash: 'SHA-256' }, false, [
    'encrypt',
  ])
  return { kid, publicKey }
}
