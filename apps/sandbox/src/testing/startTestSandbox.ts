import { createClient, type Call, type Client, type PublicKey, type SessionInfo } from '@platform/sdk'
import { openDatabase } from '../db/openDatabase.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from '../server/createSandbox.ts'
import type { Demo } from '../server/Demo.ts'
import { noDemo } from '../server/noDemo.ts'
import { assertDocumented } from './assertDocumented.ts'
import { fewRows } from './fewRows.ts'
import { migratedDump } from '../db/dumps/migratedDump.ts'
import { CONNECTIONS, hasTestPostgres, lendDatabase } from './testDatabase.ts'

export interface TestMember {
  merchantCode: string
  userName: string
  password: string
  token: string
  type: number
}

interface NewTestMember {
  merchant?: string
  type?: number
  balance?: number
  firstLogin?: boolean
  mobile?: string
  email?: string
  identity?: boolean
}

export interface SendOptions {
  merchant?: string
  token?: string
  key?: string
  address?: string
  language?: string
  body?: unknown
  headers?: Record<string, string>
}

export interface Sent {
  status: number
  headers: Headers
  /** The parsed answer, undefined if it is not JSON. */
  body: any
}

const memberPages = ['DEPRECM3', 'FEEDBACK3', 'MAILCEN', 'MISSION', 'PERSREP', 'REWCEN3', 'TRANSBETREPMEM3', 'TRANSREC3', 'WITHREC3']

const contracts = ['SIGNCONDIV3', 'DAILYSALCONT3', 'HOURSAL3']

/** Two brands: the second offers a lottery, the first a live casino. */
export const merchants = [
  {
    code: 'ipanema',
    trialCode: 'ipanema_trial',
    name: 'Ipanema',
    domain: 'ipanema.example',
    port: 1,
    features: ['DIRECTREG3', 'REFERRAL', ...contracts, ...memberPages],
  },
  { code: 'lotus', trialCode: 'lotus_trial', name: 'Lotus', domain: 'lotus.example', port: 2, features: memberPages },
]

export const origin = 'http://127.0.0.1:4200'

export interface TestOptions extends Partial<SandboxOptions> {
  /** Fills the database; default: a few rows. */
  fill?: Demo['seed']
}

/** A sandbox in memory with a few rows and a clock of the test, with shortcuts for requests. */
export async function startTestSandbox({ fill = fewRows, ...options }: TestOptions = {}) {
  const databaseOptions = options.data || options.dump || options.database ? {} : await ownDatabase(options.databaseUrl)
  const sandbox = await createSandbox({
    merchants,
    origin,
    testMode: true,
    demo: { ...noDemo, seed: fill },
    ...databaseOptions,
    ...options,
  })
  return { sandbox, db: sandbox.services.database.db, ...talkTo(sandbox), close: () => sandbox.close() }
}

/** The database of that address, one on the test run's Postgres, or an embedded one, as in the tests of screens. */
async function ownDatabase(databaseUrl: string | undefined): Promise<Pick<SandboxOptions, 'database' | 'dump'>> {
  if (databaseUrl) return { database: await openDatabase({ databaseUrl, poolSize: CONNECTIONS }) }
  return hasTestPostgres() ? { database: await lendDatabase() } : { dump: await migratedDump() }
}

/** Shortcuts for requests to a gateway, of this process or of another one. */
export function talkTo(sandbox: Pick<Sandbox, 'fetch'>) {
  let addresses = 0
  /** Each request has a different address, unless the test sets one: limits are per address. */
  const send = async (method: string, path: string, options: SendOptions = {}): Promise<Sent> => {
    const { merchant = 'ipanema', token, key, language = 'pt-BR', address = `10.0.0.${addresses++}`, body } = options
    const headers = {
      'X-Merchant': merchant,
      'Accept-Language': language,
      'X-Test-Address': address,
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(key && { 'Idempotency-Key': longKey(key) }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(path.startsWith('/console/') && { Origin: origin }),
      ...options.headers,
    }
    const text = typeof body === 'string' ? body : body && JSON.stringify(body)
    const response = await sandbox.fetch(new Request(origin + path, { method, headers, body: text as string | undefined }))
    const answer = parse(await response.text())
    assertDocumented(method, origin + path, answer)
    return { status: response.status, headers: response.headers, body: answer }
  }
  return {
    send,
    /** Sends a call's own method and path; fields go into its query or body. */
    call: (call: Call<any, any>, fields: Record<string, string> = {}, options: SendOptions = {}) =>
      call.method === 'GET' || call.method === 'DELETE'
        ? send(call.method, `${call.path}?${new URLSearchParams(fields)}`, options)
        : send(call.method, call.path, { body: fields, ...options }),
    console: async <Answer = any>(action: string, body: object): Promise<Answer> => {
      const answer = await send('POST', `/console/api/${action}`, { body })
      if (answer.status !== 200) throw new Error(`${action}: ${JSON.stringify(answer.body)}`)
      return answer.body as Answer
    },
    member: async (body: NewTestMember = {}): Promise<TestMember> =>
      (await send('POST', '/console/api/members', { body: { merchant: 'ipanema', ...body } })).body as TestMember,
    client: ({ merchant = 'ipanema', address = `10.1.0.${addresses++}`, session, publicKeys = [] }: ClientSettings = {}): Client =>
      createClient({
        gateway: { url: origin, publicKeys },
        merchant,
        trialMerchant: `${merchant}_trial`,
        language: () => 'PT',
        session,
        fetch: async (input, init) => {
          const request = new Request(input, init)
          const key = request.headers.get('Idempotency-Key')
          if (key) request.headers.set('Idempotency-Key', longKey(key))
          request.headers.set('X-Test-Address', address)
          const response = await sandbox.fetch(request)
          if (!response.ok) assertDocumented(request.method, request.url, parse(await response.clone().text()))
          return response
        },
      }),
  }
}

/** Tests name their keys; a key that a gateway accepts is as long as 128 bits. */
export const longKey = (name: string): string => name.padEnd(22, '-')

interface ClientSettings {
  merchant?: string
  address?: string
  session?: SessionInfo
  publicKeys?: PublicKey[]
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
