import { Hono } from 'hono'
import { answerCall } from './answerCall.ts'
import { failure, refusalOf } from './answers.ts'
import type { RequestInfo } from './RequestInfo.ts'
import type { Route } from './handle.ts'
import { readIncoming } from './Incoming.ts'
import { packed } from './packed.ts'
import { notFound } from '../base/Refusal.ts'
import type { Services } from './Services.ts'
import { type Answering, withFaults } from './withFaults.ts'

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
  const names = new Map(routes.map(({ call }) => [`${call.method} ${call.path}`, call.name]))
  const answer: Answering = (request, info) => Promise.resolve(app.fetch(request, info))
  return withFaults(services, answer, (method, path) => names.get(`${method} ${path}`) ?? '')
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
