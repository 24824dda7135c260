import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Hono, type Context } from 'hono'
import { gatewayOrigin } from '../gateway/gatewayOrigin.ts'
import type { Services } from '../gateway/Services.ts'
import type { Entry } from './entriesOf.ts'
import { indexPage } from './indexPage.ts'
import { llmsText } from './llmsText.ts'
import { brandsOf, placesOf, type Offers } from './placesOf.ts'
import { referencePage } from './referencePage.ts'
import { referenceStyle } from './referenceStyle.ts'

const styleHash = createHash('sha256').update(referenceStyle).digest('base64')
const headers = {
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
}
const vectors = new URL('../../../../packages/sdk/vectors/envelope.json', import.meta.url)

/** `/` is the index, `/reference` is for people, `/openapi.json` and `/llms.txt` are for tools: all from the SDK's own list of calls. */
export function referenceApp(services: Services, offers: Offers): Hono {
  const app = new Hono()
  // Generated at the first request: most gateways never get one.
  let entries: Promise<Entry[]> | undefined
  const load = () => (entries ??= import('./entriesOf.ts').then(({ entriesOf }) => entriesOf()))
  const originOf = (context: Context) => gatewayOrigin(services.origin, new URL(context.req.url))
  app.get('/', (context) =>
    context.html(indexPage(placesOf(originOf(context), offers), brandsOf(services.merchants, originOf(context))), 200, headers),
  )
  app.get('/reference', async (context) => context.html(referencePage(await load(), originOf(context)), 200, headers))
  app.get('/reference/envelope.json', async (context) => context.body(await readFile(vectors), 200, { 'Content-Type': 'application/json' }))
  app.get('/llms.txt', async (context) => context.text(llmsText(await load(), originOf(context))))
  app.get('/openapi.json', async (context) => {
    const [{ openApiDocument }, { default: manifest }] = await Promise.all([
      import('@platform/sdk/openapi'),
      import('@platform/sdk/package.json', { with: { type: 'json' } }),
    ])
    return context.json(openApiDocument({ version: manifest.version, server: originOf(context) }))
  })
  return app
}
