import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import type { Entry } from './entriesOf.ts'
import { llmsText } from './llmsText.ts'
import { referencePage } from './referencePage.ts'
import { referenceStyle } from './referenceStyle.ts'

const styleHash = createHash('sha256').update(referenceStyle).digest('base64')

/** `/reference` for people, `/llms.txt` for machines: both are the SDK's own list of calls. */
export function referenceApp(): Hono {
  const app = new Hono()
  // Made when first asked for: a gateway that nobody asks needs none of it.
  let entries: Promise<Entry[]> | undefined
  const load = () => (entries ??= import('./entriesOf.ts').then(({ entriesOf }) => entriesOf()))
  app.get('/reference', async (context) => {
    return context.html(referencePage(await load()), 200, {
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`,
      'X-Content-Type-Options': 'nosniff',
    })
  })
  app.get('/llms.txt', async (context) => {
    return context.text(llmsText(await load(), new URL(context.req.url).origin))
  })
  return app
}
