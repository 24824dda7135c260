// oxlint-disable no-restricted-globals -- it is the client's own way to the network
import type { ClientOptions } from '@platform/sdk'
import type { Timed } from '@platform/sdk/lottery'
// What it declares of the global object, for the apps too.
import type { EarlyAnswer } from '../storage/firstViewScript.ts'

type Fetch = NonNullable<ClientOptions['fetch']>

/** An answer that is older says too little of now, ms. */
const FRESH_MS = 10_000

interface Adopted extends Pick<EarlyAnswer, 'address' | 'sent' | 'received'> {
  at: number
}

let adopted: Adopted[] = []

/**
 * The client's `fetch`: what the page requested while it was parsed (`firstViewScript`) is not requested again. Taken once, while it is new, and
 * only by the same request of the same gateway; what got no answer is requested anew. `observe` is told the server's time with the moments of
 * that request: those of the adoption would make it as wrong as the scripts were slow.
 */
export const fetchOrAdopt =
  (observe: (serverTime: number, sent: number, received: number) => void): Fetch =>
  async (address, init) => {
    const early = await takeEarly(address as string, init)
    if (!early) {
      adopted = adopted.filter((one) => one.address !== address)
      return fetch(address, init)
    }
    const { sent, received, status, text } = early
    // After a refusal the client asks again, and has that answer's own moments.
    if (status === 200) adopted = [...adopted, { address: early.address, sent, received, at: performance.now() }]
    const headers = new Headers(early.headers)
    const serverTime = Number(headers.get('X-Server-Time'))
    if (serverTime > 0) observe(serverTime, sent, received)
    headers.delete('X-Server-Time')
    return new Response(text || null, { status, headers })
  }

/**
 * An answer with the moments of the request that it came by, where it is one that the page had requested and the client took since `since`, on
 * `performance.now()`: the client has measured only the taking.
 */
export function withEarlyTimes<Answer extends Timed<unknown>>(
  answer: Answer,
  path: string,
  query: Record<string, string>,
  since: number,
): Answer {
  const early = adopted.find(({ address, at }) => {
    const { pathname, searchParams } = new URL(address, location.origin)
    return at >= since && pathname === path && Object.entries(query).every(([name, value]) => searchParams.get(name) === value)
  })
  if (!early) return answer
  const { sent, received } = early
  return { ...answer, sent, received, serverTime: answer.serverTime && answer.serverTime - (answer.received - received) }
}

async function takeEarly(address: string, init: RequestInit = {}): Promise<EarlyAnswer | undefined> {
  const { early } = globalThis
  const index = early?.calls.findIndex(({ request: [path, headers] }) => address.endsWith(path) && isSame(headers, init.headers)) ?? -1
  const [call] = early && index >= 0 ? early.calls.splice(index, 1) : []
  if (!early || !call) return undefined
  init.signal?.addEventListener('abort', () => call.stop.abort())
  const gateway = await early.gateway.catch(() => undefined)
  if (gateway + call.request[0] !== address) return undefined
  const answer = await call.answer
  return answer && performance.now() - answer.sent <= FRESH_MS ? answer : undefined
}

/** Whoever asks by now may be somebody else, or speak another language. */
const isSame = (early: Record<string, string>, now: RequestInit['headers']) =>
  Object.entries({ ...now }).every(([name, value]) => name === 'X-Request-Id' || early[name] === value)
