import { Hono } from 'hono'
import type { ConsoleAccess } from '../console/consoleAccess.ts'
import { consoleApp } from '../console/consoleApp.ts'
import type { ListedScenario } from '../console/scenarios/Scenario.ts'
import { signInLinkApp } from '../console/scenarios/signInLinkApp.ts'
import { identityApp } from '../identity/exports.ts'
import { bankApp } from '../paymentService/exports.ts'
import { webhookApp } from '../payments/exports.ts'
import { playApp } from '../play/exports.ts'
import { referenceApp } from '../reference/exports.ts'
import { profileApp } from '../system/exports.ts'
import { callsApp } from '../gateway/callsApp.ts'
import { withCors } from '../gateway/cors.ts'
import { createReadiness } from './createReadiness.ts'
import { isPlainPath, refusePath } from '../gateway/isPlainPath.ts'
import type { RequestInfo } from '../gateway/RequestInfo.ts'
import { routes } from './routes.ts'
import type { Services } from '../gateway/Services.ts'

export interface AppOptions {
  playDir?: string
  console?: ConsoleAccess
  /** Pictures of the stored content, below `/cdn`. */
  pictures: Hono
  /** Address of Storybook, undefined if it is off. */
  storybookPort?: number
  /** Content of the console's page of scenarios. */
  scenarios?: readonly ListedScenario[]
}

/** The complete gateway: calls, game pages, pictures, console. */
export function createApp(
  services: Services,
  { playDir, console = { mode: 'local' }, pictures, storybookPort, scenarios = [] }: AppOptions,
) {
  const calls = callsApp(services, routes)
  const callsOfAnyOrigin = withCors(calls)
  const app = new Hono<{ Bindings: RequestInfo }>()
  if (console.mode !== 'off') app.route('/console', consoleApp(services, console, scenarios))
  app.route('/identity', identityApp(services))
  app.route('/payments', webhookApp(services))
  if (console.mode !== 'off') app.route('/bank', bankApp(services))
  app.route('/play', playApp(services, { playDir }))
  app.route('/cdn/apps', profileApp(services))
  if (console.mode !== 'off') app.route('/cdn/open', signInLinkApp(services))
  app.route('/cdn', pictures)
  app.route('/', referenceApp(services, { console: console.mode !== 'off', storybookPort }))
  app.get('/healthz', (context) => context.json({ ok: true }))
  const isReady = createReadiness(services.database.ping)
  app.get('/readyz', (context) => isReady().then((ok) => context.json({ ok }, ok ? 200 : 503)))

  const fetch = async (request: Request, info: RequestInfo = { address: '127.0.0.1' }): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (!isPlainPath(pathname)) return refusePath()
    if (pathname.startsWith('/wps/') || pathname.startsWith('/lgw/')) return (info.site ? calls : callsOfAnyOrigin)(request, info)
    if (info.site && !pathname.startsWith('/cdn/')) return new Response('Not found', { status: 404 })
    return app.fetch(request, info)
  }
  return { fetch }
}
