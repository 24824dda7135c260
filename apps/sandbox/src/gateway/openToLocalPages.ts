import type { Context, Next } from 'hono'
import type { Services } from './Services.ts'

/** Names of this machine. */
export const localNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** A page on this machine, on any port: tests run on such pages and use the console. */
export const isLocalOrigin = (origin: string): boolean => URL.canParse(origin) && localNames.has(new URL(origin).hostname)

/** In test mode, opens routes for the gateway's own pages to other local origins, on which tests run. */
export const openToLocalPages =
  (services: Pick<Services, 'testMode'>) =>
  async (context: Context, next: Next): Promise<void> => {
    const origin = context.req.header('Origin')
    if (!services.testMode || !origin || !isLocalOrigin(origin)) return next()
    if (context.req.method === 'OPTIONS') context.res = new Response(null, { status: 204 })
    else await next()
    const corsHeaders = { 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Headers': 'Content-Type, X-Merchant' }
    for (const [name, value] of Object.entries(corsHeaders)) context.res.headers.set(name, value)
  }
