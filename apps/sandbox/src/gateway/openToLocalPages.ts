import type { Context, Next } from 'hono'
import { isLocalOrigin } from '../console/consoleAccess.ts'
import type { Services } from './Services.ts'

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
