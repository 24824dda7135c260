import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { createClient, type Call, type CallDescription, type Client, type ClientOptions } from '../src/exports/index.ts'
import { importPrivateKey, openEnvelope } from '../src/exports/gateway.ts'

/** The test key of the vectors. */
export const testKey: { kid: string; spki: string; pkcs8: string } = JSON.parse(
  readFileSync(new URL('../vectors/envelope.json', import.meta.url), 'utf8'),
)

export const session = { token: 'token-1', merchantCode: 'ipanema', userName: 'anaclara', type: 0, firstTimeLogin: false }

/** The request of a call, as passed to fetch. */
export interface ReceivedRequest {
  url: URL
  method: string
  headers: Record<string, string>
  body: string | FormData | undefined
}

/** A client whose gateway is a function. */
export function clientOf(answer: (asked: ReceivedRequest) => Response | Promise<Response>, options: Partial<ClientOptions> = {}): Client {
  return createClient({
    gateway: { url: 'https://gateway.example', publicKeys: [testKey] },
    merchant: 'ipanema',
    trialMerchant: 'ipanema_trial',
    language: () => 'PT',
    session,
    fetch: async (url, init) =>
      answer({
        url: new URL(url as string),
        method: init?.method ?? 'GET',
        headers: init?.headers as Record<string, string>,
        body: init?.body as ReceivedRequest['body'],
      }),
    ...options,
  })
}

/** A success, with the envelope unless the call goes without. */
export const success = (call: Pick<Call, 'bare'>, value: unknown) => Response.json(call.bare ? value : { success: true, value })

export const failure = (status: number, errorCode: string, value?: unknown, headers?: HeadersInit) =>
  Response.json({ success: false, errorCode, message: errorCode, value }, { status, headers })

/** The input of a call as a gateway reads it: opened, decoded, constants dropped. */
export async function readInput(call: CallDescription, { url, method, headers, body }: ReceivedRequest): Promise<unknown> {
  const query = Object.fromEntries(url.searchParams)
  if (call.encrypted && !(body instanceof FormData)) {
    const key = await importPrivateKey(testKey.pkcs8)
    const request = {
      header: headers.Encryption ?? '',
      body: body ?? '',
      method,
      path: url.pathname,
      merchant: headers['X-Merchant'] ?? '',
    }
    const keeper = { privateKey: () => key, takeNonce: async () => true, now: Date.now() / 1000 }
    return z.parse(call.input, await openEnvelope(request, { ...keeper, now: Math.floor(keeper.now) }))
  }
  if (body === undefined) return z.parse(call.input, query)
  if (body instanceof FormData) return z.parse(call.input, fieldsOf(body))
  const sent = call.form ? Object.fromEntries(new URLSearchParams(body)) : (JSON.parse(body) as object)
  return z.parse(call.input, { ...byModule(call, headers), ...sent })
}

/** The field that the module id stands for. */
function byModule({ modules }: CallDescription, headers: Record<string, string>) {
  const value = Object.entries(modules?.ids ?? {}).find(([, id]) => id === headers['X-Module-Id'])?.[0]
  return modules && value !== undefined ? { [modules.field]: value } : {}
}

/** Files of one name are a list, as gateways read them. */
const fieldsOf = (form: FormData) =>
  Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : form.getAll(name)]))
