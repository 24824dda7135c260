import { readFile } from 'node:fs/promises'
import { defineCall } from '@platform/sdk'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { callsApp } from '../gateway/callsApp.ts'
import type { Context } from '../gateway/Context.ts'
import type { RequestInfo } from '../gateway/RequestInfo.ts'
import { handle } from '../gateway/handle.ts'
import { limit, MINUTE } from '../gateway/limit.ts'
import { type Merchant, originsOf } from '../gateway/merchants.ts'
import { invalid } from '../base/Refusal.ts'
import { openToLocalPages } from '../gateway/openToLocalPages.ts'
import type { Services } from '../gateway/Services.ts'
import { authorizePage } from './authorizePage.ts'
import { requireChannel } from './channels.ts'
import { makeCode } from './identityTokens.ts'

const CONSENTS_PER_MINUTE = 20
const folder = new URL('./public/', import.meta.url)
const assets: Record<string, string> = { 'authorize.css': 'text/css; charset=utf-8', 'authorize.js': 'text/javascript; charset=utf-8' }
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

const Request = z.object({
  channel: z.enum(['facebook', 'google']),
  origin: z.string(),
  challenge: z.string().check(z.regex(/^[\w-]{43}$/)),
})

/** The page's request after consent. The code goes back to the site that opened it, and to no other. */
const giveConsent = defineCall({
  name: 'giveConsent',
  method: 'POST',
  path: '/identity/consent',
  access: 'guest',
  retry: 'costly',
  section: '2.9',
  shown: false,
  input: z.object({ ...Request.shape, name: z.string().check(z.maxLength(60)), email: z.email() }),
  output: z.object({ code: z.string(), origin: z.string() }),
})

const consent = handle(giveConsent, async ({ channel, origin, challenge, name, email }, context) => {
  await requireChannel(context, channel)
  await limit(context, `identity-consent:${context.network}`, CONSENTS_PER_MINUTE, MINUTE)
  if (!isSiteOf(context.merchant, origin, context.origin, context.services)) throw invalid('origin')
  return { code: makeCode(context, { channel, subject: email.toLowerCase(), name, email }, challenge), origin }
})

/** The provider of this sandbox: a page where a player consents to be identified to the site, as with a real provider. */
export function identityApp(services: Services) {
  const calls = callsApp(services, [consent])
  const app = new Hono<{ Bindings: RequestInfo }>()
  app.get('/authorize', ({ req, html, text }) => {
    const query = Request.safeParse(req.query())
    const merchant = services.merchants.find(req.query('merchant') ?? '')
    const { origin } = new URL(req.url)
    if (!merchant || !query.success || !isSiteOf(merchant, query.data.origin, origin, services)) return text('Bad request', 400)
    const page = authorizePage({ channel: query.data.channel, site: merchant.name, language: req.query('lang') === 'EN' ? 'EN' : 'PT' })
    return html(page, 200, { 'Content-Security-Policy': policy, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
  })
  app.get('/:file', async (context) => {
    const file = context.req.param('file')
    const type = Object.hasOwn(assets, file) ? assets[file] : undefined
    if (!type) return context.text('Not found', 404)
    return context.body(await readFile(new URL(file, folder)), 200, { 'Content-Type': type, 'Cache-Control': 'no-cache' })
  })
  app.use('/consent', openToLocalPages(services))
  app.post('/consent', ({ req, env }) => calls(req.raw, env))
  return app
}

const local = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/

/** Tests run on pages of other local origins. */
const isSiteOf = (merchant: Merchant, origin: string, gateway: string, { testMode }: Pick<Context['services'], 'testMode'>): boolean =>
  originsOf(merchant, gateway).includes(origin) || (testMode && local.test(origin))
