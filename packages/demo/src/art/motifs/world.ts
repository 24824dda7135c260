import type { Motif } from '../Brush.ts'
import { at, box, disc, line, mirrored, oval, path, ring, shine, star } from '../svg.ts'

const lantern: Motif = (b) =>
  line('M0-96V-60M0 60V78', b.gold, 6) +
  path('M-60-46H60Q92 0 60 46H-60Q-92 0-60-46Z', b.metal) +
  mirrored(line('M24-46Q44 0 24 46M46-46Q76 0 46 46', b.dark, 4)) +
  box(-44, -62, 88, 18, 6, b.gold) +
  box(-44, 44, 88, 18, 6, b.gold) +
  path('M0-26 22 0 0 26-22 0Z', b.gold) +
  line('M-14 78V98M0 78V104M14 78V98', b.accent, 6) +
  shine('M-62-30H-40Q-56 0-40 34H-60Q-84 0-62-30Z', 0.35)

const fan: Motif = (b) =>
  path('M0 76-98-6A128 128 0 0 1 98-6Z', b.metal) +
  [-60, -30, 0, 30, 60].map((t) => line('M0 76V-50', b.gold, 4, `transform="rotate(${t * 0.72} 0 76)"`)).join('') +
  path('M0 76-36 46A48 48 0 0 1 36 46Z', b.gold) +
  [
    [-44, -4],
    [4, -24],
    [48, 2],
  ]
    .map(([x, y]) => at(x!, y!, 0.5, 0, ring(5, oval(0, -18, 12, 17, '#fff')) + disc(0, 0, 9, b.accent)))
    .join('')

const torii: Motif = (b) =>
  disc(0, -16, 62, b.accent) +
  path('M-96-66Q0-44 96-66L90-42Q0-24-90-42Z', b.metal) +
  box(-74, -22, 148, 15, 2, b.metal) +
  mirrored(path('M40-36H60L66 82H42Z', b.metal)) +
  box(-10, -40, 20, 24, 2, b.gold)

const mask: Motif = (b) =>
  [-64, -38, -13, 13, 38, 64]
    .map((t, i) => path('M-13-20Q-20-78 0-98 20-78 13-20Z', i % 2 ? b.accent : b.light, `transform="rotate(${t} 0 30)"`))
    .join('') +
  path('M0-14Q40-36 94-22 96 34 48 40 16 40 0 18-16 40-48 40-96 34-94-22-40-36 0-14Z', b.metal) +
  mirrored(path('M20 6Q44-16 70 0 52 24 20 6Z', b.ink) + disc(84, -12, 5, b.gold) + line('M18-8Q44-28 78-12', b.gold, 4)) +
  path('M0-34 12-18 0 0-12-18Z', b.gold)

const totem: Motif = (b) =>
  mirrored(path('M44-40Q90-84 98-30 90 6 50 4Z', b.accent) + path('M50 16Q86 20 84 50L48 44Z', b.light)) +
  path('M-52-84H52Q64-20 48 44L20 88H-20L-48 44Q-64-20-52-84Z', b.metal) +
  mirrored(path('M10-36 46-48V-20L16-14Z', '#fff') + disc(30, -30, 8, b.ink)) +
  path('M-12-24H12L18 14H-18Z', b.gold) +
  path('M-34 28H34L22 62H-22Z', b.ink) +
  line('M-20 28-14 42-6 28 2 42 10 28 18 42', '#fff', 5) +
  line('M-44-66H44', b.gold, 9)

const palm: Motif = (b) =>
  disc(26, -26, 56, b.accent) +
  path('M-96 74Q-30 30 40 56 70 44 96 74Z', '#ffe0a3') +
  path('M-20 62Q-4 0-22-40L-8-44Q16 6 2 64Z', '#8a4b22') +
  [
    [-150, 1],
    [-100, 0.9],
    [-40, 1],
    [10, 0.95],
    [-180, 0.8],
  ]
    .map(([t, s]) => at(-14, -44, s!, t!, path('M0 0Q36-34 84-4 38-8 0 0Z', '#2f9e44')))
    .join('') +
  mirrored('') +
  disc(-14, -38, 9, '#6b3a1b') +
  line('M-90 86Q-60 76-30 86T30 86 90 86', '#fff', 6, 'stroke-linecap="round"')

const skull: Motif = (b) =>
  mirrored(line('M-60 40 70 92M74 74 62 96', '#f1e3c6', 17, 'stroke-linecap="round"')) +
  path('M0-66Q72-66 70 6 68 34 42 38V62H-42V38Q-68 34-70 6-72-66 0-66Z', '#fff6e0') +
  mirrored(oval(30, 4, 19, 20, b.ink) + disc(30, 6, 5, b.glow, 'stroke="none"')) +
  path('M0 20 10 36H-10Z', b.ink) +
  line('M-20 44V60M0 44V60M20 44V60', b.ink, 5) +
  path('M-74-20Q-70-90 0-88 70-90 74-20 0-50-74-20Z', b.metal) +
  path('M66-36 98-26 84-8 70-24Z', b.metal) +
  [
    [-34, -54],
    [0, -66],
    [34, -54],
  ]
    .map(([x, y]) => disc(x!, y!, 6, '#fff', 'stroke="none"'))
    .join('')

const ship: Motif = (b) =>
  line('M0-92V40M-48-60V30', '#5c3515', 8) +
  path('M6-84Q70-50 58 18H6Q26-30 6-84Z', '#fff6e0') +
  path('M-6-70Q-74-40-60 18H-6Q-28-24-6-70Z', b.light) +
  path('M0-92 34-84 0-74Z', b.accent) +
  path('M-86 22H88Q80 66 44 72H-46Q-78 64-86 22Z', '#93501b') +
  line('M-80 40H82', b.gold, 6) +
  [-40, 0, 40].map((x) => disc(x, 54, 7, b.gold)).join('') +
  line('M-98 84Q-74 70-50 84T0 84 50 84 98 84', '#fff', 8, 'stroke-linecap="round"')

const anchor: Motif = (b) =>
  line('M0-50V76M-38-26H38', b.ink, 30, 'stroke-linecap="round"') +
  line('M0-50V76M-38-26H38', b.metal, 20, 'stroke-linecap="round"') +
  path('M-86 14-60-4-48 28-60 24Q-44 62 0 66 44 62 60 24L48 28 60-4 86 14 78 24Q62 88 0 90-62 88-78 24Z', b.gold) +
  disc(0, -68, 19, 'none', 'stroke-width="22"') +
  disc(0, -68, 19, 'none', 'stroke="#ffd76a" stroke-width="12"')

const planet: Motif = (b) =>
  disc(0, 0, 62, b.metal) +
  path('M-60-12Q0 10 61-8 62 12 56 26 0 40-56 24Z', b.dark, 'fill-opacity=".5" stroke="none"') +
  shine('M-48-14Q-38-52 0-56-30-38-34 0Z') +
  disc(26, -24, 11, b.dark, 'fill-opacity=".5" stroke="none"') +
  path('M-58-20Q-112 20-96 38-60 62 40 20 112-16 98-38 86-48 50-36 82-34 72-22 52 0-20 22-72 36-76 26-78 14-58-4Z', b.gold) +
  path(star(4, 18, 4), '#fff', 'transform="translate(-70 -66)" stroke="none"')

const rocket: Motif = (b) =>
  at(
    0,
    0,
    1,
    38,
    path('M-20 56Q-34 84 0 108 34 84 20 56Z', '#ff922b') +
      path('M-10 56Q-16 74 0 88 16 74 10 56Z', '#ffe066', 'stroke="none"') +
      mirrored(path('M28 8 66 50 60 72 24 52Z', b.accent)) +
      path('M0-100Q46-60 36 56H-36Q-46-60 0-100Z', b.light) +
      path('M0-100Q28-74 35-40H-35Q-28-74 0-100Z', b.metal) +
      disc(0, -8, 20, b.gold) +
      disc(0, -8, 12, '#8be9ff') +
      shine('M-28-20Q-26-60-8-80-16-40-16 44H-28Z', 0.5),
  )

const badge: Motif = (b) =>
  path(star(5, 94, 46), b.gold, 'stroke-width="7"') +
  ring(5, disc(0, -92, 11, b.gold)) +
  disc(0, 0, 42, b.metal) +
  path(star(5, 28, 12), '#fff3bf') +
  shine('M-40-30-8-78-4-44Q-30-40-40-10Z', 0.4)

const horseshoe: Motif = (b) =>
  path('M-34 86H-66Q-100-80 0-86 100-80 66 86H34Q60-46 0-50-60-46-34 86Z', b.gold) +
  [
    [-58, 50],
    [-58, 4],
    [-42, -44],
    [0, -68],
    [42, -44],
    [58, 4],
    [58, 50],
  ]
    .map(([x, y]) => disc(x!, y!, 6, b.ink))
    .join('') +
  at(0, 30, 0.5, 0, ring(4, path('M0 0Q-44-30-20-58 0-62 0-44 0-62 20-58 44-30 0 0Z', '#40c057')))

const cactus: Motif = () =>
  path('M-20 84V-60Q-20-84 0-84T20-60V84Z', '#37b24d') +
  path('M20 34H40Q50 34 50 20V-16Q52-28 62-28T74-16V24Q74 58 40 58H20Z', '#2f9e44') +
  path('M-20 12H-38Q-46 12-46 0V-24Q-48-36-58-36T-70-24V4Q-70 36-38 36H-20Z', '#2f9e44') +
  shine('M-12 70V-60Q-8-76-2-76V70Z', 0.4) +
  at(0, -86, 0.34, 0, ring(6, oval(0, -24, 14, 22, '#ff6bb5')) + disc(0, 0, 14, '#ffe066'))

const clover: Motif = (b) =>
  line('M4 10Q10 60 40 92', '#2b8a3e', 11, 'stroke-linecap="round"') +
  ring(4, path('M0 2Q-62-38-30-80-8-92 0-66 8-92 30-80 62-38 0 2Z', b.metal) + line('M0-8V-46', b.dark, 4)) +
  disc(0, 0, 9, b.gold)

const jester: Motif = (b) =>
  path('M-50 34Q-100 40-92-34-70-18-50-20Z', b.accent) +
  path('M50 34Q100 40 92-34 70-18 50-20Z', b.light) +
  path('M-50 34Q-70-50 0-94 70-50 50 34Z', b.metal) +
  path('M0-94Q70-50 50 34H0Z', b.accent, 'fill-opacity=".55" stroke="none"') +
  mirrored(disc(92, -40, 13, b.gold)) +
  disc(0, -96, 13, b.gold) +
  path('M-56 28 56 28 46 60 28 44 14 64 0 46-14 64-28 44-46 60Z', b.gold) +
  path('M-34 62Q0 84 34 62 24 96 0 96-24 96-34 62Z', '#ffe0c2')

const disco: Motif = (b) =>
  line('M0-98V-70', b.ink, 6) +
  disc(0, 4, 76, b.metal) +
  line(
    'M-72-22H72M-76 4H76M-72 30H72M-54-48H54M-54 56H54M0-72V80M-26-68Q-48 4-26 76M26-68Q48 4 26 76M-50-54Q-88 4-50 62M50-54Q88 4 50 62',
    b.dark,
    3,
  ) +
  shine('M-40-20H-18V2H-42ZM2-46H22L26-24H2ZM28 6H46L44 28H28Z', 0.7) +
  path(star(4, 30, 6), '#fff', 'transform="translate(-30 -34)" stroke="none"')

const kabuto: Motif = (b) =>
  mirrored(path('M16-44Q60-60 72-98 92-44 40-24Z', b.gold)) +
  path('M-58 10Q-56-62 0-64 56-62 58 10Z', b.metal) +
  mirrored(path('M54-6 94 30 80 62 50 30Z', b.dark)) +
  box(-66, 2, 132, 20, 6, b.gold) +
  path('M-44 24H44L34 74 0 88-34 74Z', b.ink) +
  mirrored(path('M10 36 34 30 30 44Z', b.glow)) +
  path('M-20 60H20L12 72H-12Z', '#fff') +
  disc(0, -30, 14, b.accent)

/** Places and their souvenirs. */
export const world = {
  lantern,
  fan,
  torii,
  mask,
  totem,
  palm,
  skull,
  ship,
  anchor,
  planet,
  rocket,
  badge,
  horseshoe,
  cactus,
  clover,
  jester,
  disco,
  kabuto,
}
