// oxlint-disable no-restricted-globals -- it is the client's own way to the network
import type { ClientOptions } from '@platform/sdk'
// What it declares of the global object, for the apps too.
import type {} from '../storage/firstViewScript.ts'

type Fetch = NonNullable<ClientOptions['fetch']>

/** An answer that is older says too little of now, ms. */
const FRESH_MS = 10_000

let adopted = { sent: 0, at: -1 }

/**
 * The client's `fetch`: what the page requested while it was parsed (`firstViewScript`) is not requested again. Taken once, while it is new, and
 * only by the same request of the same gateway; one that failed is made anew.
 */
export const fetchOrAdopt: Fetch = async (address, init) => {
  const text = await Promise.race([takeEarly(address as string, init), aborted(init?.signal)])
  return text === undefined ? fetch(address, init) : new Response(text)
}

/** When an answer that was taken since a moment had been requested: what is left of a draw counts from there. On `performance.now()`. */
export const sentBefore = (moment: number): number => (adopted.at >= moment ? adopted.sent : moment)

async function takeEarly(address: string, init: RequestInit = {}): Promise<string | undefined> {
  const { early } = globalThis
  const index = early?.calls.findIndex(({ request: [path, headers] }) => address.endsWith(path) && isSame(headers, init.headers)) ?? -1
  if (!early || index < 0) return undefined
  const [call] = early.calls.splice(index, 1)
  const at = performance.now()
  if (!call || at - early.sent > FRESH_MS || (await early.gateway) + call.request[0] !== address) return undefined
  adopted = { sent: early.sent, at }
  return call.answer
}

/** Whoever asks by now may be somebody else, or speak another language. */
const isSame = (early: Record<string, string>, now: RequestInit['headers']) =>
  Object.entries({ ...now }).every(([name, value]) => name === 'X-Request-Id' || early[name] === value)

const aborted = (signal?: AbortSignal | null) =>
  new Promise<undefined>((resolve) => signal?.addEventListener('abort', () => resolve(undefined)))
