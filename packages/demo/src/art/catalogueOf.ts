import { makeGames } from '../seed/catalogue/games.ts'
import { vendors } from '../seed/catalogue/vendors.ts'
import type { GameArtSubject } from './gameArt.ts'

const vendorNames = new Map(vendors.map(({ code, name }) => [code, name]))
/** The seed of a game's picture, `/cdn/games/10001.svg?seed=7`. */
export const seedOf = (icon: string): string => new URLSearchParams(icon.split('?')[1]).get('seed') ?? 'platform'

interface CatalogueArt extends GameArtSubject {
  titleEn: string
}

/** The seed last requested: one server shows one. */
let last: { seed: string; games: Map<string, CatalogueArt> } | undefined

/** The content of the pictures of a seed's games, by nodeId. */
export function catalogueOf(seed: string): Map<string, CatalogueArt> {
  if (last?.seed !== seed) {
    const games = makeGames(seed).map(({ nodeId, namePt, nameEn, vendor, theme, motif }): [string, CatalogueArt] => [
      nodeId,
      { id: nodeId, title: namePt, titleEn: nameEn, vendor: vendorNames.get(vendor) ?? '', theme, motif },
    ])
    last = { seed, games: new Map(games) }
  }
  return last.games
}
