import { makeRandom, type Random } from '../seed/random.ts'
import type { Brush } from './Brush.ts'
import { lockup } from './lockup.ts'
import { type MotifName, motifs } from './motifs.ts'
import { type Palette, type PaletteName, palettes } from './palettes.ts'
import { scenes } from './scenes.ts'
import { at, copies, escapeXml, finish, group, oval, path } from './svg.ts'
import { type Theme, type ThemeName, themes } from './themes.ts'

export interface GameArtSubject {
  id: string
  title: string
  vendor: string
  theme: ThemeName
  /** Used if the title requires one ("Fortuna do Touro" needs the bull). */
  motif?: MotifName
}

const stop = (offset: number, colour: string) => `<stop offset="${offset}" stop-color="${colour}"/>`

/** The gradients of every picture. `hero` may differ from the ground for contrast. */
export function paints(ground: Palette, hero: Palette) {
  const linear = (name: string, stops: string) => `<linearGradient id="~${name}" x2="0" y2="1">${stops}</linearGradient>`
  return (
    `<defs><radialGradient id="~b" cy=".4" r=".78">${stop(0, ground.glow)}${stop(0.42, ground.mid)}${stop(1, ground.deep)}</radialGradient>` +
    linear('m', stop(0, hero.light) + stop(1, hero.dark)) +
    linear('g', stop(0, '#fff6c9') + stop(0.45, '#ffc93c') + stop(1, '#b4690e')) +
    linear('s', `<stop stop-color="${ground.deep}" stop-opacity="0"/>${stop(0.62, ground.deep)}`) +
    linear('l', stop(0.5, '#fff') + stop(1, ground.light)) +
    '</defs>'
  )
}

export const brushOf = (hero: Palette, ink: string, random: Random): Brush => ({
  ...hero,
  ink,
  gold: 'url(#~g)',
  metal: 'url(#~m)',
  choose: (n) => random.int(0, n - 1),
})

/** Baseline of the title: tiles wider than high show the middle three quarters, which end at 280. */
const TITLE_LINE = 266

/** Next to the hero, never on its face. */
const sparkles = (random: Random, y: number) =>
  copies(
    path('M0-16Q1-1 16 0 1 1 0 16-1 1-16 0-1-1 0-16Z', '#fff'),
    [0, 1, 2].map(
      (i) =>
        `translate(${i % 2 ? random.int(262, 298) : random.int(22, 58)} ${y + random.int(-70, 60)}) scale(${(0.5 + random.next() * 0.7).toFixed(1)})`,
    ),
  )

/** The two colour moods of a game: of its ground and of its hero. First draw of its own sequence, so that its page agrees with its tile. */
export function moodsOf({ theme }: Pick<GameArtSubject, 'theme'>, random: Random): [PaletteName, PaletteName] {
  const [ground, hero] = random.shuffle(themes[theme].palettes)
  return [ground!, hero!]
}

/** The sequence that draws a game. */
export const randomOf = (id: string) => makeRandom(`art:${id}`)

/** A game's tile, 320 × 320, the same for the same id on every machine. */
export function gameArt(subject: GameArtSubject): string {
  const random = randomOf(subject.id)
  const theme: Theme = themes[subject.theme]
  const [groundName, heroName] = moodsOf(subject, random)
  const ground = palettes[groundName]
  const hero = palettes[heroName]
  const motif = motifs[subject.motif ?? random.pick(theme.motifs)]
  const scene = scenes[random.pick(theme.scenes)](ground, random)
  // Sometimes the hero fills the picture, off center: sites put the favorite button in the upper right corner.
  const close = random.chance(0.22)
  const x = random.pick(close ? [128, 182] : [150, 160, 170])
  // Its head is in the middle three quarters, too.
  const y = close ? 140 : 126
  const body = group(`stroke="${ground.deep}" stroke-width="5"`, motif(brushOf(hero, ground.deep, random)))
  const title = lockup(subject.title, {
    letters: theme.letters,
    width: 272,
    size: 50,
    x: 160,
    y: TITLE_LINE,
    fill: random.chance(0.45) ? 'url(#~g)' : 'url(#~l)',
    ink: ground.deep,
  })
  return finish(
    `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 320 320" text-anchor="middle" stroke-linejoin="round" font-family="Cinzel,Georgia,serif" font-weight="700">${paints(ground, hero)}` +
      `<path fill="url(#~b)" d="M0 0h320v320H0z"/>${scene}${oval(x, y + 92, 84, 12, ground.deep, 'fill-opacity=".4"')}` +
      at(x, y, close ? 1.16 : 0.94, random.pick([-7, -4, 0, 0, 4, 7]), body) +
      `${sparkles(random, y)}<rect width="320" y="146" height="174" fill="url(#~s)"/>${title}` +
      `<text x="160" y="300" font-family="Anton,system-ui,sans-serif" font-size="13" letter-spacing="3" fill="#fff" fill-opacity=".75">${escapeXml(subject.vendor.toUpperCase())}</text></svg>`,
    subject.id,
  )
}
