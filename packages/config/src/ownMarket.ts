import type { Plugin } from 'vite'
import { readMerchant } from './readMerchant.ts'

/** What the build of a site must know of markets, by their codes; the app hands it over. */
export interface MarketParts {
  /** What a site has of its market's profile, as JSON. */
  profile(market: string | undefined): string
  /** A text of the catalogues in the market's words. */
  worded(market: string | undefined, locale: string, text: string): string
}

/** A site has the profile of its own market only. */
export function ownMarket({ profile }: MarketParts): Plugin {
  let root = ''
  return {
    name: 'platform:own-market',
    enforce: 'pre',
    configResolved: (config) => void (root = config.root),
    transform: {
      filter: { id: /\/sdk\/src\/markets\/markets\.ts$/ },
      handler: async () => `export const markets = [${profile((await readMerchant(root)).market)}]\n`,
    },
  }
}
