import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { addressOf, bearerOf, plainHeader } from './Incoming.ts'
import { applyFault, createFaults, Dropped, type FaultTarget } from './faults.ts'
import type { RequestInfo } from './RequestInfo.ts'
import type { Services } from './Services.ts'
import { findSession } from './sessions.ts'
import { hashToken } from './tokens.ts'

/** What faults are matched against. */
function targetOf(request: Request, { address }: RequestInfo, services: Services): FaultTarget {
  const { merchants, sessions, database, now } = services
  const bearer = bearerOf(request.headers)
  const hash = bearer && hashToken(bearer)
  const signedIn = async () => {
    if (!hash) return undefined
    const session = await sessions.find(hash, now(), () => findSession(database.db, hash, now()))
    return session?.state === 'open' ? session.member.account : undefined
  }
  return {
    path: new URL(request.url).pathname,
    method: request.method,
    address: addressOf(request, address, services),
    merchant: merchants.find(request.headers.get('X-Merchant') ?? '')?.brand,
    session: hash,
    userName: signedIn,
  }
}

export type Answering = (request: Request, info: RequestInfo) => Promise<Response>

/** Applies latency and faults around the real answer, and logs what came of the call; `nameOf` finds its name. */
export function withFaults(services: Services, answer: Answering, nameOf: (method: string, path: string) => string): Answering {
  const faults = createFaults(services.console)
  const disturb = async (request: Request, info: RequestInfo, target: FaultTarget, applied: string[]) => {
    const { latencyMs } = services.console.current()
    if (latencyMs > 0) await wait(latencyMs)
    for (const fault of await faults('before', target)) {
      applied.push(fault.kind)
      const instead = await applyFault(fault, request.signal)
      if (instead) return instead
    }
    const real = await answer(request, info)
    for (const fault of await faults('after', target)) {
      applied.push(fault.kind)
      const instead = await applyFault(fault, request.signal, real)
      if (instead) return instead
    }
    return real
  }
  return async (request, info) => {
    await services.console.refresh()
    const target = targetOf(request, info, services)
    const applied: string[] = []
    const startedAt = performance.now()
    const log = async (response?: Response) =>
      services.callLog?.add({
        at: services.now(),
        ms: Math.round(performance.now() - startedAt),
        id: response?.headers.get('X-Request-Id') ?? plainHeader(request, 'X-Request-Id') ?? randomUUID(),
        key: plainHeader(request, 'Idempotency-Key'),
        call: nameOf(target.method, target.path),
        method: target.method,
        path: target.path,
        status: response?.status ?? 0,
        errorCode: response && (await errorCodeOf(response)),
        merchant: target.merchant,
        session: target.session,
        address: target.address,
        faults: applied,
      })
    let response: Response | undefined
    try {
      response = await disturb(request, info, target, applied)
      return response
    } catch (error) {
      if (error instanceof Dropped) info.drop?.()
      throw error
    } finally {
      if (services.callLog) await log(response)
    }
  }
}

/** The code of a refusal. */
async function errorCodeOf(response: Response): Promise<string | undefined> {
  if (response.ok || !response.headers.get('Content-Type')?.startsWith('application/json')) return undefined
  try {
    const bytes = Buffer.from(await response.clone().arrayBuffer())
    const text = (response.headers.get('Content-Encoding') === 'br' ? brotliDecompressSync(bytes) : bytes).toString()
    return (JSON.parse(text) as { errorCode?: string }).errorCode
  } catch {
    return undefined
  }
}
