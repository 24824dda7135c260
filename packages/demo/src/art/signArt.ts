import { makeRandom } from '../seed/random.ts'
import { brushOf, paints } from './gameArt.ts'
import { type MotifName, motifs } from './motifs.ts'
import { type PaletteName, palettes } from './palettes.ts'
import { finish } from './svg.ts'

/** One motif on a transparent ground, 220 × 220: a sign on a reel. Undefined for unknown names. */
export function signArt(motif: string, palette: string): string | undefined {
  if (!Object.hasOwn(motifs, motif) || !Object.hasOwn(palettes, palette)) return undefined
  const tones = palettes[palette as PaletteName]
  const drawing = motifs[motif as MotifName](brushOf(tones, tones.deep, makeRandom(motif)))
  return finish(
    `<svg xmlns="http://www.w3.org/2000/svg" width="220" height="220" viewBox="-122 -122 244 244" text-anchor="middle" stroke-linejoin="round" font-family="Cinzel,Georgia,serif" font-weight="700">` +
      `${paints(tones, tones)}<g stroke="${tones.deep}" stroke-width="5">${drawing}</g></svg>`,
    `sign-${motif}-${palette}`,
  )
}
