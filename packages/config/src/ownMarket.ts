import type { Plugin } from 'vite'
import { readMerchant } from './readMerchant.ts'

/** What the build of a site must know of markets, by their codes; the app hands it over. */
export interface MarketParts {
  /** What a site has of its market's profile, as JSON. */
  profile(market: string | undefined): string
  /** Modules that a site has as its market needs them: the end of the path, and the code; undefined for that of the file. */
  modules: Readonly<Record<string, (market: string | undefined) => string | undefined>>
  /** A text of the catalogues in the market's words. */
  worded(market: string | undefined, locale: string, text: string): string
}

/** A site has the profile of its own market only, and the code for it. */
export function ownMarket({ profile, modules }: MarketParts): Plugin {
  let root = ''
  const own = Object.entries<(market: string | undefined) => string | undefined>({
    '/sdk/src/markets/markets.ts': (market) => `export const markets = [${profile(market)}]\n`,
    ...modules,
  })
  return {
    name: 'platform:own-market',
    enforce: 'pre',
    configResolved: (config) => void (root = config.root),
    transform: {
      filter: { id: own.map(([path]) => `**${path}`) },
      handler: async (_code, id) => own.find(([path]) => id.endsWith(path))?.[1]((await readMerchant(root)).market),
    },
  }
}
