import type { SeedVendor } from '../seed/catalogue/vendors.ts'
import { makeRandom } from '../seed/random.ts'
import { brushOf, paints } from './gameArt.ts'
import { lockup } from './lockup.ts'
import { type MotifName, motifs } from './motifs.ts'
import { palettes } from './palettes.ts'
import { at, disc, finish, group, path, star } from './svg.ts'

const open = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" text-anchor="middle" stroke-linejoin="round" font-family="Cinzel,Georgia,serif" font-weight="700">`

const hero = (vendor: SeedVendor) => {
  const tones = palettes[vendor.palette]
  const drawing = motifs[vendor.sign as MotifName](brushOf(tones, tones.deep, makeRandom(vendor.code)))
  return group(`stroke="${tones.deep}" stroke-width="5"`, drawing)
}

/** A vendor's tile, 320 × 180: its sign, its colours, its name. */
export function vendorArt(vendor: SeedVendor): string {
  const tones = palettes[vendor.palette]
  return finish(
    `${open(320, 180)}${paints(tones, tones)}<path fill="url(#~b)" d="M0 0h320v180H0z"/>` +
      at(160, 74, 1, 8, path(star(14, 300, 14), tones.light, 'fill-opacity=".16"')) +
      at(160, 74, 0.68, 0, hero(vendor)) +
      `<path fill="url(#~s)" d="M0 84h320v96H0z"/>` +
      lockup(vendor.name, { letters: 'block', width: 276, size: 34, x: 160, y: 164, fill: '#fff', ink: tones.deep, lines: 1 }) +
      '</svg>',
    `vendor-${vendor.code}`,
  )
}

/** Its mark alone, 96 × 96. */
export function vendorMark(vendor: SeedVendor): string {
  const tones = palettes[vendor.palette]
  return finish(
    `${open(96, 96)}${paints(tones, tones)}${disc(48, 48, 48, 'url(#~b)')}${disc(48, 48, 45, 'none', `stroke="${tones.light}" stroke-opacity=".5" stroke-width="2"`)}` +
      `${at(48, 48, 0.36, 0, hero(vendor))}</svg>`,
    `mark-${vendor.code}`,
  )
}
