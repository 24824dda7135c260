import type { Brush, Motif } from '../Brush.ts'
import { at, disc, line, mirrored, oval, path, ring, shine, star } from '../svg.ts'

const eye = (b: Brush, x: number, y: number, r: number) =>
  disc(x, y, r, '#fff') + disc(x - r * 0.2, y, r * 0.55, b.ink) + disc(x, y - r * 0.3, r * 0.25, '#fff', 'stroke="none"')

const fish: Motif = (b) =>
  path('M40 0Q96-70 98-50 76 0 98 54 92 70 40 6Z', b.accent) +
  path('M-20-50Q10-98 56-60L30-34Z', b.accent) +
  path('M-92 4Q-60-62 4-54 54-46 62 2 54 50 4 58-60 64-92 4Z', b.metal) +
  path('M-30-50Q-12 0-28 56-10 60 4 58 20 0 4-54-16-56-30-50Z', '#fff', 'fill-opacity=".75" stroke="none"') +
  path('M-8 14Q30 10 26 40 4 44-8 14Z', b.accent) +
  eye(b, -54, -10, 14) +
  line('M-86 16Q-72 26-60 20', b.ink, 4) +
  shine('M-76-14Q-50-46-8-46-44-36-60-10Z', 0.6)

const koi: Motif = (b) =>
  at(
    0,
    0,
    1,
    18,
    path('M-10 60Q-50 110-60 84-40 70-30 44Z', '#ffa94d') +
      path('M10 60Q50 110 60 84 40 70 30 44Z', '#ffa94d') +
      mirrored(path('M34-26Q80-20 84 14 58 18 36 8Z', '#ffa94d')) +
      path('M0-94Q46-84 42-20 36 40 0 72-36 40-42-20-46-84 0-94Z', '#fff') +
      path(
        'M-38-46Q-10-70 8-40 26-14-4 0-34-6-41-20ZM8 20Q34 10 30 30 16 56 0 68-10 40 8 20ZM14-84Q40-64 40-44 18-50 14-84Z',
        '#f76707',
        'stroke="none"',
      ) +
      mirrored(disc(20, -68, 6, b.ink)) +
      shine('M-32-40Q-28-76-8-84-22-56-24-20Z', 0.5),
  )

const shark: Motif = (b) =>
  path('M-6-44 26-96Q44-70 42-30Z', b.metal) +
  path('M54-10 98-52Q90-8 98 34L56 14Z', b.metal) +
  path('M-96 10Q-60-52 0-46 60-38 72-4 50 40-10 52-70 52-96 10Z', b.metal) +
  path('M-94 14Q-50 20-30 40-60 54-94 14Z', '#fff') +
  path('M-30 40Q20 30 70-2 50 40-10 52Z', '#f1f6fb', 'stroke="none"') +
  path('M-94 14-84 24-76 17-68 28-60 22-50 32-44 28-32 40Q-56 36-70 34-86 26-94 14Z', b.ink) +
  path('M-6 34Q30 44 26 90-6 80-24 44Z', b.dark) +
  eye(b, -48, -10, 10) +
  line('M-4-14Q-12 6-2 24M12-16Q4 4 14 20', b.ink, 4) +
  shine('M-70-10Q-40-40 10-36-30-26-50-6Z', 0.4)

const octopus: Motif = (b) =>
  mirrored(
    line('M12 40Q24 96 58 84M30 30Q66 84 92 50M40 10Q92 40 92-6', b.ink, 30, 'stroke-linecap="round"') +
      line('M12 40Q24 96 58 84M30 30Q66 84 92 50M40 10Q92 40 92-6', b.dark, 20, 'stroke-linecap="round"'),
  ) +
  path('M0-88Q66-88 62-24 62 46 0 50-62 46-62-24-66-88 0-88Z', b.metal) +
  mirrored(
    disc(26, -10, 20, '#fff') +
      disc(22, -7, 11, b.ink) +
      disc(26, -13, 4, '#fff', 'stroke="none"') +
      oval(44, 18, 10, 6, b.accent, 'stroke="none"'),
  ) +
  line('M-14 22Q0 34 14 22', b.ink, 5) +
  shine('M-48-26Q-44-72-8-76-34-56-34-22Z', 0.55)

const crab: Motif = (b) =>
  mirrored(
    line('M50 30 88 44M46 44 76 72M54 12 92 12', b.ink, 12, 'stroke-linecap="round"') +
      line('M44 0Q76-6 72-34', b.ink, 18) +
      path('M74-30Q40-50 62-92L72-62 96-86Q106-44 74-30Z', '#f25c54') +
      line('M18-16 22-46', b.ink, 9),
  ) +
  oval(0, 24, 66, 46, '#f25c54') +
  mirrored(eye(b, 24, -50, 15) + oval(38, 26, 9, 6, b.accent, 'stroke="none"')) +
  path('M-22 34Q0 58 22 34Q0 42-22 34Z', '#fff') +
  shine('M-54 14Q-40-14-6-14-34-4-42 22Z', 0.5)

const turtle: Motif = (b) =>
  mirrored(path('M40-34Q90-60 94-16 70-4 44-12ZM34 48Q66 60 62 88 34 86 18 62Z', b.light)) +
  disc(0, -66, 27, b.light) +
  mirrored(disc(12, -72, 6, b.ink)) +
  oval(0, 12, 62, 66, b.metal) +
  path(star(6, 30), b.dark, 'transform="translate(0 12)"') +
  at(0, 12, 1, 30, ring(6, line('M0-32V-56', b.ink, 4))) +
  shine('M-44 0Q-36-40 0-46-26-28-30 4Z', 0.5)

const jelly: Motif = (b) =>
  line('M-40 10Q-60 50-36 92M-14 16Q-30 56-8 96M14 16Q0 60 22 94M40 10Q24 50 52 90', b.accent, 9, 'stroke-linecap="round"') +
  path('M-76 16Q-78-82 0-84 78-82 76 16 58 0 40 18 20 2 0 20-20 2-40 18-58 0-76 16Z', b.metal) +
  mirrored(disc(24, -24, 8, b.ink)) +
  line('M-10-10Q0 0 10-10', b.ink, 4) +
  shine('M-58-14Q-54-62-10-70-40-46-40-14Z', 0.65)

const pearl: Motif = (b) =>
  path('M-90 26Q-60-96 0-94 60-96 90 26Z', b.metal) +
  line('M0-92V20M-30-84-44 20M30-84 44 20M-58-56-76 20M58-56 76 20', b.dark, 4) +
  path('M-92 24H92Q70 88 0 88-70 88-92 24Z', b.light) +
  oval(0, 26, 86, 17, b.deep) +
  disc(0, 14, 33, '#fff6ff') +
  disc(6, 20, 25, b.glow, 'fill-opacity=".35" stroke="none"') +
  shine('M-22 6Q-16-14 6-16-10-6-12 12Z', 1)

const trident: Motif = (b) =>
  at(
    0,
    0,
    1,
    20,
    line('M0-40V96', b.ink, 22, 'stroke-linecap="round"') +
      line('M0-40V96', b.gold, 12, 'stroke-linecap="round"') +
      path(
        'M0-100 14-62 8-62V-36H34Q36-56 32-70L26-66 40-98 60-66 52-68Q62-14 8-10H-8Q-62-14-52-68L-60-66-40-98-26-66-32-70Q-36-56-34-36H-8V-62H-14Z',
        b.gold,
      ) +
      disc(0, -20, 13, b.metal) +
      path('M-14 40H14L10 54H-10Z', b.metal),
  )

const seahorse: Motif = (b) =>
  path(
    'M-10-84Q34-96 40-52 44-26 26-6 56 24 28 58 4 88-24 76-38 62-20 54-14 62-6 58 20 40-4 20-44-8-18-40L-62-36Q-66-50-50-54L-26-58Q-30-80-10-84Z',
    b.metal,
  ) +
  path('M28-8Q66-20 62 22 44 30 36 26Z', b.accent) +
  line('M-8-14 20-18M-4 6 26 2M8 26 32 26', b.dark, 4) +
  eye(b, 2, -58, 10) +
  path('M-6-84 0-102 12-88 24-98 26-80Z', b.gold) +
  shine('M-14-72Q0-84 18-76-2-74-8-62Z', 0.6)

/** Sea animals, and the treasures they guard. */
export const sea = { fish, koi, shark, octopus, crab, turtle, jelly, pearl, trident, seahorse }
