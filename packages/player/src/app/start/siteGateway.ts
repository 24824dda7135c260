import * as z from 'zod/mini'
import type { MerchantConfig } from '../../merchant/defineMerchant.ts'

type Gateway = MerchantConfig['gateway']

/** How long the page waits for its own host, ms. */
const PATIENCE = 3000

/** What `site.json` may say. */
const SiteFile = z.object({
  gateway: z.object({
    url: z.string(),
    others: z._default(z.array(z.string()), []),
    publicKeys: z._default(z.array(z.object({ kid: z.string(), spki: z.string() })), []),
  }),
})

const isOrigin = (url: string) => /^(https:\/\/[^/]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)?$/.test(url)

/**
 * Where this site's gateway is: `site.json` beside the page says so, which whoever runs the site may change without a build.
 * A file that is missing or wrong is told in the console, and what was built holds.
 */
export async function siteGateway({ gateway }: Pick<MerchantConfig, 'gateway'>): Promise<Gateway> {
  try {
    // oxlint-disable-next-line no-restricted-globals -- the site's own file: there is no gateway yet
    const found = SiteFile.parse(await (await fetch('/site.json', { signal: AbortSignal.timeout(PATIENCE) })).json()).gateway
    if ([found.url, ...found.others].every(isOrigin)) return found
    throw new Error('a gateway is an origin such as https://gateway.example')
  } catch (error) {
    console.warn('site.json is not used:', error)
    return { ...gateway }
  }
}
