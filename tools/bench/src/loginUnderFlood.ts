import { Agent, request as ask, type OutgoingHttpHeaders } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@platform/sdk'
import { login, register } from '@platform/sdk/account'
import type { Gateway } from './startGateway.ts'

const CONNECTIONS = 32
const LOGINS = 40
/** Loopback addresses: limits apply per address. */
const FLOODER = '127.0.0.66'

/**
 * How long a login with the right password takes while one address sends registrations as fast as it can, and how long without that load.
 */
export async function loginUnderFlood({ origin }: Gateway) {
  const quiet = await timesOfLogins(origin, 1)
  let over = false
  const answers: Record<string, number> = {}
  const flood = Array.from({ length: CONNECTIONS }, async () => {
    while (!over) {
      const answer = await signUp(origin)
      answers[answer] = (answers[answer] ?? 0) + 1
    }
  })
  await wait(1000)
  const flooded = await timesOfLogins(origin, 2)
  over = true
  await Promise.all(flood)
  return { 'login, nobody else': rowOf(quiet, ''), 'login, one address floods': rowOf(flooded, '< 1000'), 'the flood was told': answers }
}

function rowOf(times: number[], bar: string) {
  const at = (share: number) => Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0)
  return { 'p50 ms': at(0.5), 'p95 ms': at(0.95), bar }
}

async function timesOfLogins(origin: string, round: number): Promise<number[]> {
  const times: number[] = []
  for (let count = 0; count < LOGINS; count++) {
    const client = clientAt(origin, `127.0.${round}.${count + 1}`)
    const start = performance.now()
    await login(client, { type: 'username', username: 'anaclara', password: 'Demo1234' })
    times.push(performance.now() - start)
    await wait(100)
  }
  return times
}

let names = 0
const flooder = new Map<string, ReturnType<typeof clientAt>>()
async function signUp(origin: string): Promise<string> {
  const client = flooder.get(origin) ?? clientAt(origin, FLOODER, true)
  flooder.set(origin, client)
  const password = 'Canario2026'
  const form = { registerUrl: 'ipanema.example', registerMethod: 'H5' as const, password, confirmPassword: password }
  return register(client, { ...form, username: `flood${++names}` }).then(
    () => 'made',
    (error: { code?: string }) => error.code ?? 'unknown',
  )
}

function clientAt(origin: string, address: string, impatient = false) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, localAddress: address })
  return createClient({
    gateway: { url: origin, publicKeys: [] },
    merchant: 'ipanema',
    trialMerchant: 'ipanema_trial',
    language: () => 'PT',
    fetch: async (url, init) => {
      const answer = await fetchFrom(agent, new Request(url, init))
      // A long `Retry-After`, so that the SDK does not wait and retry.
      if (impatient) answer.headers.set('Retry-After', '3600')
      return answer
    },
  })
}

/** `fetch` from a chosen local address. */
async function fetchFrom(agent: Agent, request: Request): Promise<Response> {
  const { url, method, headers } = request
  const body = await request.text()
  return new Promise((resolve, reject) => {
    const sent = ask(url, { agent, method, headers: Object.fromEntries(headers) as OutgoingHttpHeaders }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const known = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as [string, string])
        resolve(new Response(Buffer.concat(chunks), { status: answer.statusCode, headers: known }))
      })
      answer.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
