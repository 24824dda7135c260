import { catalogueOf, seedOf } from './catalogueOf.ts'
import { moodsOf, randomOf } from './gameArt.ts'
import type { MotifName } from './motifs.ts'
import { palettes } from './palettes.ts'
import { themes } from './themes.ts'
import { iconIn, type Look, type PageGame, TRIPLES } from '@platform/sandbox/seeding'
import { clubsOf } from './clubsOf.ts'

/** Symbols that fill up slot machines whose theme has fewer than six. */
const stock: MotifName[] = ['coin', 'bell', 'diamond', 'crown', 'emerald', 'seven']

/** Colours and pictures of a game's page: those of its tile. */
export function lookOf({ node_id, icon, kind, language }: PageGame): Look {
  const subject = catalogueOf(seedOf(icon)).get(node_id)
  const theme = subject?.theme ?? 'classic'
  const [ground, hero] = moodsOf({ theme }, randomOf(node_id))
  const { deep, mid, glow, accent } = palettes[ground]
  return {
    deep,
    mid,
    glow,
    accent,
    art: iconIn(icon, language),
    signs:
      kind === 'match'
        ? clubsOf(node_id).map(({ code }) => `/cdn/teams/${code}.svg`)
        : signsOf(theme, subject?.motif).map((sign) => `/cdn/signs/${sign}.${hero}.svg`),
  }
}

/** Six symbols; the game's own motif is the most valuable. */
function signsOf(theme: keyof typeof themes, ownMotif: MotifName = 'seven'): MotifName[] {
  const others = new Set<MotifName>([...(themes[theme].motifs as readonly MotifName[]), ...stock])
  others.delete(ownMotif)
  return [...[...others].slice(0, TRIPLES.length - 1).reverse(), ownMotif]
}
