import type { SeedBanner } from '../seed/catalogue/banners.ts'
import { makeRandom } from '../seed/random.ts'
import { brushOf, paints } from './gameArt.ts'
import { lockup } from './lockup.ts'
import { motifs } from './motifs.ts'
import { palettes } from './palettes.ts'
import { at, dots, escapeXml, finish, group, oval, path, star } from './svg.ts'

/** The picture of a home banner or a promotion, 750 × 320: words on the left, three heroes on the right. */
export function bannerArt(banner: Pick<SeedBanner, 'id' | 'palette' | 'hero' | 'motifs' | 'pt' | 'en'>, locale: 'pt' | 'en'): string {
  const tones = palettes[banner.palette]
  const random = makeRandom(`banner:${banner.id}`)
  const words = banner[locale]
  const heroes = palettes[banner.hero]
  const brush = brushOf(heroes, tones.deep, random)
  const [front, left, right] = banner.motifs.map((name) => motifs[name](brush))
  const sparks = Array.from({ length: 16 }, () => [random.int(330, 740), random.int(10, 300)] as const)
  return finish(
    `<svg xmlns="http://www.w3.org/2000/svg" width="750" height="320" viewBox="0 0 750 320" text-anchor="middle" stroke-linejoin="round" font-family="Cinzel,Georgia,serif" font-weight="700">${paints(tones, heroes)}` +
      `<radialGradient id="~r" cx=".75" cy=".45" r=".8"><stop stop-color="${tones.glow}"/><stop offset=".4" stop-color="${tones.mid}"/><stop offset="1" stop-color="${tones.deep}"/></radialGradient>` +
      `<path fill="url(#~r)" d="M0 0h750v320H0z"/>` +
      at(562, 146, 1, 6, path(star(16, 520, 16), tones.light, 'fill-opacity=".15"')) +
      dots(sparks.slice(0, 10), 4, '#fff', 'opacity=".7"') +
      dots(sparks.slice(10), 9, tones.accent, 'opacity=".6"') +
      oval(562, 292, 170, 16, tones.deep, 'fill-opacity=".5"') +
      group(
        `stroke="${tones.deep}" stroke-width="5"`,
        at(458, 186, 0.76, -10, left!) + at(662, 178, 0.82, 10, right!) + at(564, 160, 1.18, 0, front!),
      ) +
      `<g font-family="Anton,system-ui,sans-serif" text-anchor="start"><text x="54" y="88" font-size="20" letter-spacing="4" fill="#ffe066">${escapeXml(words.kicker.toUpperCase())}</text>` +
      `<text x="54" y="256" font-size="21" font-weight="600" fill="#fff" fill-opacity=".92">${escapeXml(words.text)}</text></g>` +
      lockup(words.title, { letters: 'block', width: 322, size: 56, x: 52, y: 212, fill: '#fff', ink: tones.deep, align: 'start' }) +
      '</svg>',
    `banner-${banner.id}`,
  )
}
