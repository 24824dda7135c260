import * as z from 'zod/mini'
import type { MerchantConfig } from '../../merchant/defineMerchant.ts'
// What it declares of the global object, for the apps too.
import type {} from '../../storage/firstViewScript.ts'
import { entries } from '../../storage/entries.ts'
import { SiteGateway } from '../../storage/SiteGateway.ts'

type Gateway = MerchantConfig['gateway']

/** How long the page waits for its own host, ms. */
export const PATIENCE = 3000

/** How long a client waits for what it reads, ms (contract.md, retries). */
export const READ_PATIENCE = 10_000

const SiteFile = z.object({ gateway: SiteGateway })

const isOrigin = (url: string) => /^(https:\/\/[^/]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)?$/.test(url)

/**
 * Where this site's gateway is: `site.json` beside the page says so, which whoever runs the site may change without a build.
 * Where it does not come, what it said last on this device holds, else what was built; a wrong one is told in the console.
 */
export async function siteGateway({ gateway }: Pick<MerchantConfig, 'gateway'>): Promise<Gateway> {
  try {
    const { early } = globalThis
    // The page has asked for it already; what failed there is tried once more, for not as long again.
    const file = (await early?.site.catch(() => undefined)) ?? (await readSiteFile(early ? PATIENCE / 2 : PATIENCE))
    const found = SiteFile.parse(file).gateway
    if (![found.url, ...found.others].every(isOrigin)) throw new Error('a gateway is an origin such as https://gateway.example')
    entries.siteGateway.set(found)
    // The client writes the one in use into its own copy.
    return { ...found }
  } catch (error) {
    console.warn('site.json is not used:', error)
    return { ...(entries.siteGateway.get() ?? gateway) }
  }
}

const readSiteFile = async (patience: number): Promise<unknown> => {
  // oxlint-disable-next-line no-restricted-globals -- the site's own file: there is no gateway yet
  const answer = await fetch('/site.json', { signal: AbortSignal.timeout(patience) })
  return answer.ok ? answer.json() : Promise.reject(new Error(`it answers ${answer.status}`))
}
