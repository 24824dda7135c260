import { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { readBody } from '../../gateway/readBody.ts'
import { Refusal } from '../../base/Refusal.ts'
import type { Services } from '../../gateway/Services.ts'
import { chargeNamed, payOnPage, stateOf } from './pay.ts'
import { payPage } from './payPage.ts'
import { postNotices } from './notices.ts'

const policy =
  "default-src 'none'; style-src 'self'; img-src data:; script-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
/** The form has one short field. */
const MAX_FORM = 1024
const headers = { 'Content-Security-Policy': policy, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{margin:0;display:grid;place-items:center;min-height:100vh}
main{width:min(100% - 2rem,24rem)}h1{font-size:1.25rem}dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dd{margin:0;text-align:end}
form{display:grid;gap:.75rem}button{font:inherit;min-height:3rem;border-radius:.75rem;border:1px solid;cursor:pointer}button:first-of-type{background:#0b6b4f;color:#fff}
.note{font-size:.875rem;opacity:.8}`

/** Closes the window once the player has read that it is paid. */
const script = `if (document.body.dataset.done) setTimeout(() => window.close(), 2500)`

/** The simulated bank's own pages: where a redirected player pays. */
export function bankApp(services: Services) {
  const app = new Hono()
  const languageOf = (header: string | undefined) => (/^\s*en\b/i.test(header ?? '') ? ('EN' as const) : ('PT' as const))
  app.get('/pay.css', ({ body }) => body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
  app.get('/pay.js', ({ body }) => body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }))
  app.on(['GET', 'POST'], '/pay/:token', async ({ req, html, text }) => {
    const { bank, wake } = services.payments
    const charge = bank && (await chargeNamed(bank, { token: req.param('token') }))
    if (!bank || !charge) return text('Not found', 404)
    const language = languageOf(req.header('Accept-Language'))
    if (services.console.current().bankDown) return html(payPage(charge, { language, state: 'down' }), 503, headers)
    if (req.method === 'GET') return html(payPage(charge, { language, state: await stateOf(bank, charge) }), 200, headers)
    const form = new URLSearchParams((await readBody(req.raw, MAX_FORM, services.traffic.pace)).toString())
    const state = await payOnPage(bank, charge, form.get('payer') === 'other')
    await postNotices(bank)
    await wake()
    return html(payPage(charge, { language, state }), state === 'paid' ? 200 : 410, headers)
  })
  app.onError((error, { text }) => {
    if (!(error instanceof Refusal)) throw error
    return text(error.code, error.status as ContentfulStatusCode)
  })
  return app
}
