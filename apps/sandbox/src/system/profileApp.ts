import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { merchantFolder } from '@platform/config/merchants'
import { Hono } from 'hono'
import type { Services } from '../gateway/Services.ts'
import { webClipProfile } from './webClipProfile.ts'

/** `/cdn/apps/ipanema.mobileconfig`: made for the requesting site. */
export function profileApp({ merchants }: Pick<Services, 'merchants'>): Hono {
  const app = new Hono()
  app.get('/:code{[a-z0-9_]+\\.mobileconfig}', async (context) => {
    const merchant = merchants.find(context.req.param('code').replace('.mobileconfig', ''))
    if (!merchant) return context.notFound()
    const { code, name, domain } = merchant
    const icon = await readFile(join(merchantFolder(merchant.brand), 'public/icons/icon-192.png')).catch(() => undefined)
    return context.body(webClipProfile({ code, name, domain, site: new URL(context.req.url).origin, icon }), 200, {
      'Content-Type': 'application/x-apple-aspen-config',
      'Content-Disposition': `attachment; filename="${code}.mobileconfig"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    })
  })
  return app
}
