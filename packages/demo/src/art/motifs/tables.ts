import type { Brush, Motif } from '../Brush.ts'
import { at, box, disc, dots, line, mirrored, once, oval, path, ring, shine, star } from '../svg.ts'

export const suits = {
  spade: 'M0-26Q30 0 22 16 12 26 2 14L8 28H-8L-2 14Q-12 26-22 16-30 0 0-26Z',
  heart: 'M0 26Q-34-2-22-20-10-30 0-14 10-30 22-20 34-2 0 26Z',
  club: 'M0-26A13 13 0 0 1 11-6 13 13 0 1 1 3 13L8 28H-8L-3 13A13 13 0 1 1-11-6 13 13 0 0 1 0-26Z',
  diamond: 'M0-28 20 0 0 28-20 0Z',
}
const suitList = [suits.spade, suits.heart, suits.club, suits.diamond]
const red = '#d6203a'

function card(which: number, rank: string) {
  const colour = which % 2 ? red : '#171a2b'
  const suit = (scale: number, x: number, y: number) => at(x, y, scale, 0, once(path(suitList[which]!, colour, 'stroke="none"')))
  return (
    once(box(-42, -62, 84, 124, 11, '#fffdf7') + shine('M-40-60H36L-40 30Z', 0.35)) +
    suit(1.15, 6, 12) +
    suit(0.42, -27, -20) +
    `<text x="-27" y="-36" font-size="27" fill="${colour}" stroke="none">${rank}</text>`
  )
}

export function chip(b: Brush, colour: string) {
  const face =
    disc(0, 0, 42, 'none', 'stroke="#fff" stroke-width="14" stroke-dasharray="16.5 16.5"') +
    disc(0, 0, 31, 'none', 'stroke="#fff" stroke-width="3"') +
    path(suits.spade, '#fff', 'transform="scale(.62)" stroke="none"')
  return disc(0, 6, 50, b.ink) + disc(0, 0, 50, colour) + once(face)
}

export function die(b: Brush, face: number, colour = '#fffdf7') {
  const spots = (
    [
      [],
      [[0, 0]],
      [
        [-20, -20],
        [20, 20],
      ],
      [
        [-22, -22],
        [0, 0],
        [22, 22],
      ],
      [
        [-20, -20],
        [20, 20],
        [-20, 20],
        [20, -20],
      ],
      [
        [-22, -22],
        [22, 22],
        [-22, 22],
        [22, -22],
        [0, 0],
      ],
      [
        [-20, -24],
        [20, 24],
        [-20, 24],
        [20, -24],
        [-20, 0],
        [20, 0],
      ],
    ] as [number, number][][]
  )[face]!
  return (
    box(-44, -44, 88, 88, 18, colour) +
    dots(spots, face === 1 ? 28 : 18, face === 1 ? red : b.ink) +
    shine('M-40-40H36Q0-34-24-10-36 6-40 34Z', 0.4)
  )
}

const roulette: Motif = (b) =>
  disc(0, 6, 94, b.ink) +
  disc(0, 0, 94, '#6b3412') +
  disc(0, 0, 82, b.gold) +
  ring(8, path('M0 0-14.6-74H14.6Z', '#171a2b', 'stroke-width="2"') + path('M0 0 14.7-74 41.9-62.7Z', red, 'stroke-width="2"')) +
  path('M0 0-14.6-74H14.6Z', '#0b8f4d', 'stroke-width="2"') +
  disc(0, 0, 46, '#7a3f16') +
  ring(4, path('M-6 0-4-38H4L6 0Z', b.gold, 'stroke-width="3"')) +
  disc(0, 0, 15, b.gold) +
  disc(44, -44, 8, '#fff') +
  shine('M-78-20A80 80 0 0 1 10-80L0-60A62 62 0 0 0-58-14Z', 0.3)

const aces: Motif = (b) =>
  at(-38, 8, 0.95, -20, card(2, 'A')) + at(38, 8, 0.95, 20, card(3, 'A')) + at(0, -8, 1.05, 0, card(b.choose(2), 'A'))
const blackjack: Motif = (b) =>
  at(-24, -4, 1.1, -14, card(0, 'A')) +
  at(30, 8, 1.1, 10, card(1, 'J')) +
  at(52, 66, 0.62, 0, chip(b, b.accent)) +
  at(-56, 66, 0.55, 0, chip(b, b.dark))
const royal: Motif = () =>
  ['10', 'J', 'Q', 'K', 'A'].map((rank, i) => at((i - 2) * 32, Math.abs(i - 2) * 9 - 4, 0.88, (i - 2) * 13, card(1, rank))).join('')
const baccarat: Motif = (b) =>
  at(-46, -18, 0.9, -8, card(1, '9')) +
  at(46, -18, 0.9, 8, card(0, '8')) +
  at(-44, 58, 0.66, 0, chip(b, '#1c63d5')) +
  at(44, 58, 0.66, 0, chip(b, red)) +
  at(0, 66, 0.74, 0, chip(b, '#0b8f4d'))
const chips: Motif = (b) => at(-44, 24, 1, -14, chip(b, b.dark)) + at(44, 30, 1, 12, chip(b, b.accent)) + at(0, -30, 1.1, 0, chip(b, red))
const dice: Motif = (b) => at(-42, 20, 1, -16, die(b, 5)) + at(44, 26, 0.95, 18, die(b, 3, b.light)) + at(6, -44, 0.9, 8, die(b, 1))
const dragonTiger: Motif = (b) =>
  at(-44, 0, 1.05, -10, card(1, 'K')) +
  at(44, 0, 1.05, 10, card(2, 'K')) +
  path(star(12, 36, 24), b.gold) +
  `<text y="12" font-size="34" fill="${b.ink}" stroke="none">VS</text>`

const wheel: Motif = (b) => {
  return (
    disc(0, 8, 92, b.ink) +
    disc(0, 0, 92, b.gold) +
    ring(
      4,
      path('M0 0-21-78Q0-86 21-78Z', b.dark, 'stroke-width="2"') +
        path('M0 0 20-78 57-57Z', b.accent, 'stroke-width="2"') +
        path('M0 0 57-57 78-20Z', b.light, 'stroke-width="2"'),
    ) +
    disc(0, 0, 25, b.gold) +
    path(star(5, 17, 7), '#fff', 'stroke="none"') +
    path('M-15-104H15L0-70Z', red) +
    shine('M-70-20A74 74 0 0 1 6-74L0-50A50 50 0 0 0-46-12Z', 0.25)
  )
}

const microphone: Motif = (b) =>
  at(
    0,
    0,
    1,
    20,
    path('M-16 6H16L10 96H-10Z', b.ink) +
      box(-22, -6, 44, 18, 6, b.gold) +
      disc(0, -44, 44, b.metal) +
      line('M-42-44H42M-36-64H36M-36-24H36M0-88V0M-20-82V-6M20-82V-6', b.dark, 3) +
      shine('M-34-50Q-26-78 0-82-18-66-20-40Z', 0.7),
  )

const bowl: Motif = (b) =>
  path('M-92-6H92Q84 78 0 82-84 78-92-6Z', b.metal) +
  oval(0, -6, 92, 24, b.ink) +
  at(-30, -24, 0.5, -18, die(b, 6)) +
  at(30, -26, 0.5, 12, die(b, 4)) +
  at(2, -52, 0.52, 0, die(b, 2)) +
  path('M-84 16H84L80 34H-80Z', b.gold) +
  shine('M-80 8-60 8Q-56 54-20 72-72 60-80 8Z', 0.3)

const dominoes: Motif = (b) => {
  const tile = (left: number, right: number) =>
    box(-36, -72, 72, 144, 13, '#fffdf2') +
    line('M-28 0H28', b.ink, 5) +
    at(0, -36, 0.72, 0, spots(left)) +
    at(0, 36, 0.72, 0, spots(right)) +
    shine('M-32-68H26L-32 30Z', 0.4)
  const spots = (face: number) => die(b, face, 'none').match(/<path d="[^"]+" fill="none"[^>]+>/)![0]
  return at(-44, 4, 0.96, -16, tile(6, 5)) + at(44, 8, 0.96, 14, tile(3, 4))
}

const mahjong: Motif = (b) => {
  const tile = (mark: string) => box(-34, -40, 68, 96, 11, b.dark) + box(-34, -48, 68, 92, 11, '#fffdf2') + mark
  return (
    at(-52, 14, 0.9, -10, tile(ring(5, oval(0, -18, 9, 14, red, 'stroke="none"')) + disc(0, 0, 8, '#f59f00', 'stroke="none"'))) +
    at(52, 14, 0.9, 10, tile([-20, 0, 20].map((y) => box(-14, y - 7, 28, 12, 6, '#0b8f4d', 'stroke="none"')).join(''))) +
    at(0, -10, 1.05, 0, tile(disc(0, 0, 24, 'none', `stroke="${red}"`) + disc(0, 0, 13, '#1c63d5', 'stroke="none"')))
  )
}

const pawns: Motif = (b) => {
  const king = (fill: string) =>
    path('M-46 84H46V66L30 56 18-14H-18L-30 56-46 66Z', fill) +
    path('M-28-14H28L34-52 14-40 0-62-14-40-34-52Z', fill) +
    line('M0-62V-92M-12-80H12', b.ink, 8) +
    shine('M-12-8H-2L-8 52H-24Z', 0.4)
  return at(-40, 2, 0.96, -6, king('#fff4dd')) + at(40, 2, 0.96, 6, king(b.dark))
}

const swords: Motif = (b) =>
  mirrored(
    at(
      0,
      0,
      1,
      40,
      path('M-9 40V-70L0-98 9-70V40Z', b.light) +
        line('M0-80V36', b.dark, 3) +
        box(-28, 36, 56, 13, 6, b.gold) +
        box(-7, 48, 14, 34, 4, '#7a3f16') +
        disc(0, 88, 10, b.gold),
    ),
  ) +
  path('M0-34 40-20Q40 30 0 52-40 30-40-20Z', b.metal) +
  path(star(5, 22, 9), b.gold, 'transform="translate(0 4)"')

/** Card, chip, dice and wheel tables; board games. */
export const tables = {
  roulette,
  aces,
  blackjack,
  royal,
  baccarat,
  chips,
  dice,
  dragonTiger,
  wheel,
  microphone,
  bowl,
  dominoes,
  mahjong,
  pawns,
  swords,
}
