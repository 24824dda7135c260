import type { Vendor } from '@platform/sdk/games'
import type { GameCategory } from '../merchant/defineMerchant.ts'

/** Names to show for vendor codes; a code without a name shows itself. */
export function vendorNames(vendors: readonly Vendor[]): (code: string) => string {
  const names = new Map(vendors.map(({ vassalage, displayName }) => [vassalage, displayName]))
  return (code) => names.get(code) || code
}

/** One tile for each vendor, in the gateway's order: where it plays in several categories, the merchant's first one leads. */
export function vendorTiles(vendors: readonly Vendor[], categories: readonly GameCategory[]): Vendor[] {
  const rank = (vendor: Vendor) => categories.indexOf(vendor.gameType)
  const tiles = new Map<string, Vendor>()
  for (const vendor of vendors) {
    const known = tiles.get(vendor.vassalage)
    if (rank(vendor) >= 0 && (!known || rank(vendor) < rank(known))) tiles.set(vendor.vassalage, vendor)
  }
  return [...tiles.values()]
}
