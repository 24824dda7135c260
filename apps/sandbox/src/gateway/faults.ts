import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import type { ConsoleState } from './ConsoleState.ts'
import type { Fault } from './ConsoleSettings.ts'
import { failure } from './answers.ts'
import { Refusal } from '../base/Refusal.ts'

/** Ends the connection without an answer; in process, the fetch fails. */
export class Dropped extends TypeError {
  constructor() {
    super('fetch failed')
  }
}

export interface FaultTarget {
  path: string
  method: string
  /** The client's. */
  address: string
  /** Code of its brand. */
  merchant: string | undefined
  /** Hash of its token. */
  session: string | undefined
  /** Name of the signed-in member; looked up only if a fault needs it. */
  userName: () => Promise<string | undefined>
}

/** Faults of the console that match a request, in order. Those with `times` are used up. */
export function createFaults(state: ConsoleState) {
  const useCounts = new Map<string, number>()
  const matches = async ({ id, path, method, times, address, addresses, merchant, userName, sessions }: Fault, request: FaultTarget) => {
    if (method && method !== request.method) return false
    if (address && address !== request.address) return false
    if (addresses && !addresses.includes(request.address)) return false
    if (merchant && merchant !== request.merchant) return false
    if (sessions && !sessions.includes(request.session ?? '')) return false
    if (!globMatches(path, request.path)) return false
    if (userName && userName !== (await request.userName())) return false
    return times === undefined || (useCounts.get(id) ?? 0) < times
  }
  /** Claims the faults of one moment of a request. */
  return async (when: Fault['when'], request: FaultTarget): Promise<Fault[]> => {
    const matchingFaults: Fault[] = []
    for (const fault of state.current().faults) {
      if (fault.when !== when || !(await matches(fault, request))) continue
      useCounts.set(fault.id, (useCounts.get(fault.id) ?? 0) + 1)
      matchingFaults.push(fault)
    }
    return matchingFaults
  }
}

/** `*` matches anything, nothing else is special. */
export function globMatches(pattern: string, path: string): boolean {
  const source = pattern
    .split('*')
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*')
  return new RegExp(`^${source}$`).test(path)
}

/** Applies a fault: an answer that replaces the real one, or undefined if the request continues. */
export async function applyFault(fault: Fault, signal: AbortSignal, real?: Response): Promise<Response | undefined> {
  switch (fault.kind) {
    case 'drop':
      throw new Dropped()
    case 'delay':
      // Stop waiting once the caller has disconnected.
      await wait(fault.delayMs ?? 1000, undefined, { signal, ref: false }).catch(() => {
        throw new Dropped()
      })
      return undefined
    case 'error':
      return Response.json({ success: false, errorCode: 'server.error', message: 'server.error' }, { status: 500 })
    case 'garble':
      return new Response('<!doctype html><p>Bad Gateway', { status: 200, headers: { 'Content-Type': 'text/html' } })
    case 'cut':
      return cutShort(real)
    case 'empty':
      return real && withoutRows(real)
    case 'refuse':
      return refusalFor(fault)
  }
}

const JSON_TYPE = 'application/json; charset=utf-8'

/** The same refusal as the gateway's own; a limit also contains the time to retry. */
function refusalFor({ status = 409, errorCode = 'server.error' }: Fault): Response {
  const { body } = failure(new Refusal(errorCode, status))
  return new Response(body, { status, headers: { 'Content-Type': JSON_TYPE, ...(status === 429 && { 'Retry-After': '5' }) } })
}

/** The answer with every list in it empty: that of a site without content. */
async function withoutRows(real: Response): Promise<Response> {
  const bytes = Buffer.from(await real.arrayBuffer())
  const text = (real.headers.get('Content-Encoding') === 'br' ? brotliDecompressSync(bytes) : bytes).toString('utf8')
  const answer: unknown = JSON.parse(text, (key, value: unknown) =>
    Array.isArray(value) ? [] : key.startsWith('total') && typeof value === 'number' ? 0 : value,
  )
  return Response.json(answer, { status: real.status })
}

/** Half of the answer, then the connection breaks. */
async function cutShort(real: Response | undefined): Promise<Response> {
  const bytes = real ? new Uint8Array(await real.arrayBuffer()) : new TextEncoder().encode('{"success":tr')
  const half = bytes.slice(0, Math.ceil(bytes.length / 2))
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(half)
      setTimeout(() => controller.error(new Dropped()), 10)
    },
  })
  return new Response(body, { status: real?.status ?? 200, headers: { 'Content-Type': 'application/json' } })
}
