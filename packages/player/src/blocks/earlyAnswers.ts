// oxlint-disable no-restricted-globals -- this is the client's own fetch
import type { ClientOptions } from '@platform/sdk'
import type { Timed } from '@platform/sdk/lottery'
// For its global declarations, which the apps need too.
import type { EarlyAnswer } from '../storage/firstViewScript.ts'

type Fetch = NonNullable<ClientOptions['fetch']>

/** Maximum age of an early answer, ms. */
const FRESH_MS = 10_000

interface Adopted extends Pick<EarlyAnswer, 'address' | 'sent' | 'received'> {
  at: number
}

let adopted: Adopted[] = []

/**
 * The client's `fetch`: adopts requests that the page made while it was parsed (`firstViewScript`) instead of repeating them. Each is used
 * once, while it is fresh, and only by the same request to the same gateway; one without an answer is requested again. `observe` gets the
 * server's time with the times of that request: those of the adoption would add the delay of the scripts as an error.
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
    // After an error the client retries, and that answer has its own times.
    if (status === 200) adopted = [...adopted, { address: early.address, sent, received, at: performance.now() }]
    const headers = new Headers(early.headers)
    const serverTime = Number(headers.get('X-Server-Time'))
    if (serverTime > 0) observe(serverTime, sent, received)
    headers.delete('X-Server-Time')
    return new Response(text || null, { status, headers })
  }

/**
 * An answer with the times of its own request, if the page made it early and the client adopted it after `since` (on
 * `performance.now()`): the client has measured only the adoption.
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

/** Stops the adoption: once a closed site is requested again, its earlier answers are out of date. */
export const forgetEarlyAnswers = (): void => void globalThis.early?.calls.splice(0)

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

/** By now the member or the language may have changed. */
const isSame = (early: Record<string, string>, now: RequestInit['headers']) =>
  Object.entries({ ...now }).every(([name, value]) => name === 'X-Request-Id' || early[name] === value)
