import type { Brush, Motif } from '../Brush.ts'
import { at, box, copies, disc, dots, line, mirrored, once, path, ring, shine, star } from '../svg.ts'
import { die } from './tables.ts'
import { treasure } from './treasure.ts'

export function ball(b: Brush, number: number, colour: string) {
  const face = disc(0, -2, 26, '#fff', 'stroke="none"') + shine('M-34-12Q-26-36 0-38-20-28-24-8Z', 0.8)
  return disc(0, 0, 44, colour) + once(face) + `<text y="9" font-size="31" fill="${b.ink}" stroke="none">${number}</text>`
}
const tones = ['#e03131', '#1c63d5', '#f59f00', '#0b8f4d', '#7a31cf', '#0bb5c4']
const number = (b: Brush, tone: number) => ball(b, 1 + b.choose(59), tones[tone % 6]!)

const balls: Motif = (b) => {
  const t = b.choose(6)
  return at(-46, 26, 1, -12, number(b, t)) + at(48, 30, 0.95, 10, number(b, t + 1)) + at(2, -36, 1.2, 0, number(b, t + 2))
}
const pyramidOfBalls: Motif = (b) =>
  [
    [-60, 50],
    [0, 50],
    [60, 50],
    [-30, 0],
    [30, 0],
    [0, -50],
  ]
    .map(([x, y], i) => at(x!, y!, 0.68, 0, number(b, i)))
    .join('')
const drum: Motif = (b) =>
  mirrored(path('M40 62 62 96H26Z', b.gold)) +
  disc(0, -6, 84, '#fff', 'fill-opacity=".25"') +
  [
    [-34, 32],
    [12, 40],
    [46, 14],
    [-8, 6],
    [-46, -6],
    [28, -30],
  ]
    .map(([x, y], i) => at(x!, y!, 0.5, i * 30, number(b, i)))
    .join('') +
  disc(0, -6, 84, 'none', 'stroke="#ffc53d" stroke-width="9"') +
  box(-26, -98, 52, 18, 6, b.gold) +
  shine('M-64-30A70 70 0 0 1 4-76Q-44-52-50-14Z', 0.6)
const ticket: Motif = (b) =>
  at(
    0,
    0,
    1,
    -12,
    path('M-90-50H90V-18A18 18 0 0 0 90 18V50H-90V18A18 18 0 0 0-90-18Z', b.gold) +
      line('M44-46V46', b.ink, 3, 'stroke-dasharray="7 7"') +
      path(star(5, 22, 9), '#fff', 'transform="translate(66 0)"') +
      [-62, -24, 14].map((x, i) => at(x, 0, 0.4, 0, number(b, i))).join(''),
  )
const keno: Motif = (b) => {
  const cells = Array.from({ length: 16 }, (_, i) => ({
    d: `M${-70 + (i % 4) * 39} ${-70 + Math.floor(i / 4) * 39}h24v24h-24Z`,
    hit: b.choose(3) === 0,
  }))
  const field = (hit: boolean, tone: string) =>
    path(
      cells
        .filter((cell) => cell.hit === hit)
        .map((cell) => cell.d)
        .join(''),
      tone,
      `stroke="${tone}" stroke-width="7"`,
    )
  return box(-86, -86, 172, 172, 22, b.dark) + field(false, b.light) + field(true, b.accent) + at(34, 34, 0.62, 10, number(b, 2))
}
const crash: Motif = (b) =>
  path('M-92 84Q20 74 60-44L76-40Q50 84-92 84Z', b.accent, 'fill-opacity=".5" stroke="none"') +
  line('M-92 82Q20 74 58-36', b.ink, 15) +
  line('M-92 82Q20 74 58-36', b.accent, 8) +
  at(
    56,
    -44,
    0.82,
    -16,
    path('M-70 14-86-18-66-14-46 2 0-10-40-54-18-56 44-14Q80-12 92 4 84 18 50 16L-40 28Z', b.metal) +
      path('M-6 12-50 56-24 56 34 16Z', b.dark) +
      shine('M50-8Q70-6 80 2 62 2 46-2Z', 0.9),
  )
const mines: Motif = (b) =>
  ring(8, path('M-11-52 0-84 11-52Z', b.light)) +
  disc(0, 0, 58, b.ink) +
  disc(0, 0, 58, b.metal) +
  disc(0, 0, 20, '#ff3b3b') +
  disc(-4, -5, 8, '#ffb3b3', 'stroke="none"') +
  shine('M-44-12Q-36-42-4-48-28-32-32-4Z', 0.6)
const gemField: Motif = (b) =>
  copies(
    box(-26, -26, 52, 52, 12, b.dark),
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => `translate(${(i % 3) * 58 - 58} ${Math.floor(i / 3) * 58 - 58})`),
  ) +
  copies(
    treasure.diamond(b),
    ['-58 -56', '58 -56', '-58 58', '58 58'].map((place) => `translate(${place})scale(.26)`),
  ) +
  at(0, 0, 0.46, 0, mines(b))
const plinko: Motif = (b) => {
  const pegs = [0, 1, 2, 3, 4].flatMap((r) =>
    Array.from({ length: r + 2 }, (_, i) => [(i - (r + 1) / 2) * 34, -62 + r * 28] as [number, number]),
  )
  return (
    dots(pegs, 19, b.ink) +
    dots(pegs, 13, '#fff') +
    disc(14, -84, 15, b.accent) +
    [-72, -36, 0, 36, 72].map((x, i) => box(x - 16, 70, 32, 22, 6, tones[Math.abs(i - 2)]!)).join('')
  )
}
const flip: Motif = (b) =>
  line('M-80 40Q-60-80 10-84', '#fff', 6, 'stroke-dasharray="3 12" stroke-linecap="round"') +
  at(-40, 26, 0.6, -24, treasure.coin(b)) +
  at(26, -10, 0.9, 10, treasure.coin(b))
const tower: Motif = (b) =>
  [0, 1, 2, 3]
    .map(
      (i) =>
        box(-62 + i * 7, 50 - i * 38, 124 - i * 14, 33, 7, i % 2 ? b.light : b.metal) +
        [-1, 0, 1].map((k) => disc(k * 28, 66 - i * 38, 6, i === 3 && k ? '#fff' : b.gold)).join(''),
    )
    .join('') + path('M0-72V-104L34-92 0-82', b.accent)
const duel: Motif = (b) =>
  at(-42, 0, 1, -12, die(b, 6, b.light)) + at(42, 6, 1, 14, die(b, 6)) + path(star(8, 26, 12), b.gold, 'transform="translate(0 -58)"')
const scratch: Motif = (b) =>
  at(
    0,
    0,
    1,
    -7,
    box(-80, -88, 160, 176, 16, b.metal) +
      path(star(5, 28, 12), b.gold, 'transform="translate(0 -52)"') +
      copies(disc(-46, 8, 19, '#adb5bd'), ['', 'translate(92)', 'translate(0 46)', 'translate(46 46)']) +
      copies(disc(0, 8, 19, '#fff8db'), ['', 'translate(46 46)']) +
      path('M-62 84Q-20 50 10 60T76 20V76Q76 88 64 88Z', '#fff', 'fill-opacity=".25" stroke="none"'),
  )
const penalty: Motif = (b) =>
  path('M-30 88V20Q-60 10-62-30L-46-34-34-2-30-60-14-62-8-8-4-70 14-70 16-8 26-58 42-56 40 6 58-14 72-4 46 44 40 88Z', b.metal) +
  box(-40, 66, 90, 24, 7, '#fff') +
  line('M-22 18Q10 34 40 14', b.ink, 4)
const bingo: Motif = (b) =>
  box(-82, -90, 164, 180, 16, '#fffdf2') +
  box(-82, -90, 164, 46, 16, b.dark) +
  Array.from({ length: 9 }, (_, i) =>
    at(
      -50 + (i % 3) * 50,
      -14 + Math.floor(i / 3) * 42,
      0.42,
      0,
      i === 4 ? path(star(5, 44, 18), b.gold) : i === 1 || i === 6 ? number(b, i) : disc(0, 0, 40, '#e9ecef'),
    ),
  ).join('')

/** Instant games of the house, and numbers. */
export const arcade = {
  balls,
  pyramidOfBalls,
  drum,
  ticket,
  keno,
  crash,
  mines,
  gemField,
  plinko,
  flip,
  tower,
  duel,
  scratch,
  penalty,
  bingo,
}
