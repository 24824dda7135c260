import { Hono } from 'hono'
import { setTimeout as wait } from 'node:timers/promises'
import { answerCall } from './answerCall.ts'
import { failure, refusalOf } from './answers.ts'
import type { RequestInfo } from './RequestInfo.ts'
import { findSession } from './sessions.ts'
import { createFaults, Dropped, applyFault, type FaultTarget } from './faults.ts'
import { hashToken } from './tokens.ts'
import type { Route } from './handle.ts'
import { addressOf, bearerOf, readIncoming } from './Incoming.ts'
import { packed } from './packed.ts'
import { notFound } from '../base/Refusal.ts'
import type { Services } from './Services.ts'

type Env = { Bindings: RequestInfo }

/** Serves calls as routes: `/wps`, `/lgw`, and with other routes the game pages' own. */
export function callsApp(services: Services, routes: Route[]) {
  const app = new Hono<Env>()
  const answerRoute = (route: Route | undefined) => async (context: { req: { raw: Request }; env: RequestInfo }) => {
    const incoming = readIncoming(context.req.raw, context.env.address, services)
    const headers = { 'X-Request-Id': incoming.requestId }
    try {
      incoming.place.enter()
      if (!route) throw notFound()
      const { status, body } = await answerCall(route, incoming, services)
      const { shared, publicFor } = route.options
      const packing = shared ? packed(body, incoming.request) : undefined
      const routeHeaders = publicFor ? cacheHeaders(publicFor) : { ...standard(services), ...headers }
      return new Response(packing?.body ?? body, { status, headers: { ...routeHeaders, ...packing?.headers } })
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal.status === 500) report(error, incoming.requestId, route)
      const { status, body } = failure(refusal)
      return new Response(body, { status, headers: { ...standard(services), ...headers, ...refusal.headers } })
    } finally {
      incoming.place.leave()
    }
  }
  for (const route of routes) app.on(route.call.method, route.call.path, answerRoute(route))
  app.all('*', answerRoute(undefined))
  return withFaults(services, (request, info) => Promise.resolve(app.fetch(request, info)))
}

const standard = ({ now }: Services) => ({
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Server-Time': String(now()),
})

/** Headers of a cacheable answer: without the time and id of the request that it was made for, which other readers would receive too. */
const cacheHeaders = (seconds: number) => ({
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': `public, max-age=${seconds}, stale-while-revalidate=${seconds * 24}`,
  'X-Content-Type-Options': 'nosniff',
})

/** Logs the error and its request; never the body of the request. */
function report(error: unknown, requestId: string, route: Route | undefined) {
  console.error(`[${requestId}] ${route?.call.name ?? 'unknown call'}:`, error instanceof Error ? error.stack : error)
}

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

type Answering = (request: Request, info: RequestInfo) => Promise<Response>

/** Applies latency and faults around the real answer. */
function withFaults(services: Services, answer: Answering): Answering {
  const faults = createFaults(services.console)
  const disturb: Answering = async (request, info) => {
    await services.console.refresh()
    const { latencyMs } = services.console.current()
    const target = targetOf(request, info, services)
    if (latencyMs > 0) await wait(latencyMs)
    for (const fault of await faults('before', target)) {
      const instead = await applyFault(fault, request.signal)
      if (instead) return instead
    }
    const real = await answer(request, info)
    for (const fault of await faults('after', target)) {
      const instead = await applyFault(fault, request.signal, real)
      if (instead) return instead
    }
    return real
  }
  return async (request, info) => {
    try {
      return await disturb(request, info)
    } catch (error) {
      if (error instanceof Dropped) info.drop?.()
      throw error
    }
  }
}
