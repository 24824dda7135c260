import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { addressOf } from '../../gateway/Incoming.ts'
import type { RequestInfo } from '../../gateway/RequestInfo.ts'
import type { Services } from '../../gateway/Services.ts'
import { redeemSignInLink } from './signInLinks.ts'

const script = new URL('../public/open.js', import.meta.url)
const headers = {
  'Content-Security-Policy': "default-src 'none'; script-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/** `/cdn/open/<ticket>` on a merchant's site: stores the session there and redirects to the screen. */
export function signInLinkApp(services: Services) {
  const app = new Hono<{ Bindings: RequestInfo }>()
  app.get('/open.js', async ({ body }) =>
    body(await readFile(script), 200, { ...headers, 'Content-Type': 'text/javascript; charset=utf-8' }),
  )
  app.get('/:ticket', async ({ req, env, html }) => {
    const entry = await redeemSignInLink(services, req.param('ticket'), addressOf(req.raw, env.address, services))
    return entry
      ? html(pageOf(entry), 200, headers)
      : html('<!doctype html><p>This link has run out: open the scenario again.', 404, headers)
  })
  return app
}

const pageOf = (entry: object) => `<!doctype html>
<html lang="en">
<title>Opening…</title>
<script type="application/json" id="entry">${JSON.stringify(entry).replaceAll('<', '\\u003c')}</script>
<script type="module" src="/cdn/open/open.js"></script>
</html>`
