import { Hono } from 'hono'
import { artApp } from '../art/artApp.ts'
import { consoleApp } from '../console/consoleApp.ts'
import { identityApp } from '../identity/identityApp.ts'
import { playApp } from '../play/playApp.ts'
import { referenceApp } from '../reference/referenceApp.ts'
import { profileApp } from '../system/profileApp.ts'
import { callsApp } from './callsApp.ts'
import { preflight, withCors } from './cors.ts'
import { routes } from './routes.ts'
import type { Services } from './Services.ts'

/** What the server knows of a connection. */
export interface RequestInfo {
  address: string
  /** Ends the connection without an answer: the console's `drop` fault. */
  drop?: () => void
  /** A merchant's own site: same origin, no cross-origin answers, no console. */
  site?: boolean
}

export interface AppOptions {
  playDir?: string
}

/** The whole gateway: calls, game pages, pictures, console. */
export function createApp(services: Services, { playDir }: AppOptions) {
  const calls = callsApp(services, routes)
  const app = new Hono<{ Bindings: RequestInfo }>()
  app.route('/console', consoleApp(services))
  app.route('/identity', identityApp(services))
  app.route('/play', playApp(services, { playDir }))
  app.route('/cdn/apps', profileApp(services))
  app.route('/cdn', artApp())
  app.route('/', referenceApp())
  app.get('/healthz', (context) => context.json({ ok: true }))
  app.get('/openapi.json', async (context) => {
    const { openApiDocument } = await import('@platform/sdk/openapi')
    return context.json(openApiDocument({ version: '0.1.0', server: new URL(context.req.url).origin }))
  })

  const answer = async (request: Request, info: RequestInfo): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/wps/') || pathname.startsWith('/lgw/')) return calls(request, info)
    if (info.site && !pathname.startsWith('/cdn/')) return new Response('Not found', { status: 404 })
    return app.fetch(request, info)
  }
  const fetch = async (request: Request, info: RequestInfo = { address: '127.0.0.1' }): Promise<Response> => {
    if (info.site) return answer(request, info)
    // Tests run on pages of other origins and need the console too; in life it is for its own page only.
    const open = services.testMode || !new URL(request.url).pathname.startsWith('/console')
    if (open && request.method === 'OPTIONS') return preflight()
    return open ? withCors(await answer(request, info)) : answer(request, info)
  }
  return { fetch }
}
