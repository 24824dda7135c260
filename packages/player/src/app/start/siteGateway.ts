import * as z from 'zod/mini'
import type { MerchantConfig } from '../../merchant/defineMerchant.ts'
import { entries } from '../../storage/entries.ts'
import { SiteGateway } from '../../storage/SiteGateway.ts'

type Gateway = MerchantConfig['gateway']

/** Timeout of the request to the page's own host, ms. */
const PATIENCE = 3000

const SiteFile = z.object({ gateway: SiteGateway })

const isOrigin = (url: string) => /^(https:\/\/[^/]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)?$/.test(url)

/**
 * The address of this site's gateway: from `site.json` beside the page, which the operator may change without a build.
 * Fallbacks are the last valid one on this device, then the built-in one; an invalid file is logged to the console.
 */
export async function siteGateway({ gateway }: Pick<MerchantConfig, 'gateway'>): Promise<Gateway> {
  try {
    // oxlint-disable-next-line no-restricted-globals -- the site's own file, which the page preloads: there is no gateway yet
    const answer = await fetch('/site.json', { signal: AbortSignal.timeout(PATIENCE) })
    if (!answer.ok) throw new Error(`it answers ${answer.status}`)
    const found = SiteFile.parse(await answer.json()).gateway
    if (![found.url, ...found.others].every(isOrigin)) throw new Error('a gateway is an origin such as https://gateway.example')
    entries.siteGateway.set(found)
    // The client stores the current address in its own copy.
    return { ...found }
  } catch (error) {
    console.warn('site.json is not used:', error)
    return { ...(entries.siteGateway.get() ?? gateway) }
  }
}
