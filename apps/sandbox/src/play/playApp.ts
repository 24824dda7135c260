import { Hono } from 'hono'
import { callsApp } from '../gateway/callsApp.ts'
import type { RequestInfo } from '../gateway/RequestInfo.ts'
import { originsOf } from '../gateway/merchants.ts'
import type { Services } from '../gateway/Services.ts'
import { staticFiles } from '../gateway/staticFiles.ts'
import { playRoutes } from './routes.ts'

/** The small game, the betting page of the lotteries, and the page where anyone can check a draw. */
const PAGES: Record<string, string> = {
  '/game': '/index.html',
  '/lottery': '/lottery.html',
  '/lottery/': '/lottery.html',
  '/check': '/lottery.html',
}

/** Pages that a launch opens and their calls: `/play/game`, `/play/lottery/`, `/play/assets/…`, `/play/api/…`. */
export function playApp(services: Services, { playDir }: { playDir?: string }) {
  const calls = callsApp(services, playRoutes)
  const files = playDir ? staticFiles(playDir) : undefined
  const app = new Hono<{ Bindings: RequestInfo }>()
  app.all('/api/*', ({ req, env }) => calls(req.raw, env))
  app.get('/*', async ({ req }) => {
    const path = req.path.replace(/^\/play/, '')
    const file = PAGES[path] ?? (/^\/(assets|sounds)\//.test(path) ? path : undefined)
    const answer = file ? await files?.serve(file, req.raw, () => pageHeaders(services, new URL(req.url).origin)) : undefined
    return answer ?? new Response('Not found', { status: 404 })
  })
  return app
}

/** A game page runs our own script, connects to its own origin and may be framed only by a merchant's site. */
function pageHeaders({ merchants, testMode }: Services, origin: string): Record<string, string> {
  const origins = new Set(merchants.all().flatMap((merchant) => originsOf(merchant, origin)))
  const parents = [...origins, ...(testMode ? ['http://localhost:*', 'http://127.0.0.1:*'] : [])]
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      `frame-ancestors ${parents.join(' ')}`,
    ].join('; '),
    // The address contains a ticket.
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  }
}
