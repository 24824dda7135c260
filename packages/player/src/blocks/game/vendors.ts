import type { Vendor } from '@platform/sdk/games'
import type { GameCategory } from '../../merchant/GameCategory.ts'
import { pathTo } from '../../paths.ts'
import { readable } from './readable.ts'

/** Vendors whose tile opens their lottery lobby (section 1). */
export const LOBBY_VENDORS: readonly string[] = ['TCG_LOTTO_VN', 'TCG_SEA']

/** The link of a vendor's tile: to its games of a category, or to its lobby. */
export const vendorPath = ({ gameType, vassalage }: Pick<Vendor, 'gameType' | 'vassalage'>): string =>
  LOBBY_VENDORS.includes(vassalage)
    ? pathTo('launchGame', { playType: 'trad', prize_mode: gameType === 'ELOTT' ? 'Elott' : 'Lott', code: 'lobby', pageBack: 'home' })
    : pathTo('gameList', { gameType, vassalage })

/** Display names of vendor codes; a code without a name, e.g. while the list of names has failed, is shown as words. */
export function vendorNames(vendors: readonly Vendor[]): (code: string) => string {
  const names = new Map(vendors.map(({ vassalage, displayName }) => [vassalage, displayName]))
  return (code) => names.get(code) || readable(code)
}

/** One tile per vendor, in the gateway's order: for a vendor with several categories, the merchant's first one counts. */
export function vendorTiles(vendors: readonly Vendor[], categories: readonly GameCategory[]): Vendor[] {
  const rank = (vendor: Vendor) => categories.indexOf(vendor.gameType)
  const tiles = new Map<string, Vendor>()
  for (const vendor of vendors) {
    const known = tiles.get(vendor.vassalage)
    if (rank(vendor) >= 0 && (!known || rank(vendor) < rank(known))) tiles.set(vendor.vassalage, vendor)
  }
  return [...tiles.values()]
}
