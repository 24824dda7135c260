import type { Brush, Motif } from '../Brush.ts'
import { at, disc, dots, line, mirrored, oval, path, shine } from '../svg.ts'

const eyes = (b: Brush, x: number, y: number, iris: string) =>
  mirrored(
    oval(x, y, 13, 14, '#fff') +
      disc(x - 2, y + 2, 8, iris) +
      disc(x - 2, y + 2, 4, b.ink) +
      disc(x + 1, y - 3, 3, '#fff', 'stroke="none"'),
  )
const medal = (b: Brush, y: number) => disc(0, y, 15, b.gold) + path(`M0 ${y - 9} 6 ${y} 0 ${y + 9}-6 ${y}Z`, b.accent, 'stroke-width="2"')

const cat = (b: Brush, coat: string, ear: string, marks: string) =>
  mirrored(disc(56, -52, 25, ear) + disc(56, -52, 12, '#ffd8a8')) +
  path('M0-74Q78-74 78 0 78 24 92 34 66 72 0 76-66 72-92 34-78 24-78 0-78-74 0-74Z', coat) +
  mirrored(path('M6 22Q46 8 62 42 44 72 0 72V22Z', '#fff8ec', 'stroke="none"') + marks) +
  eyes(b, 34, -6, '#5c940d') +
  path('M-15 20H15L0 36Z', '#e8590c') +
  line('M0 36V46Q-18 60-30 48M0 46Q18 60 30 48', b.ink, 4.5) +
  medal(b, -46) +
  shine('M-62-26Q-50-60-18-64-46-48-54-14Z', 0.4)

const tiger: Motif = (b) =>
  cat(
    b,
    '#ffa532',
    '#f08c00',
    path(
      'M78-20Q54-14 46-20 58-30 74-36ZM82 8Q60 8 54 0 66-6 78-6ZM30-72Q26-50 18-44 16-58 18-73ZM0-74Q0-50 7-74Z',
      b.ink,
      'stroke="none"',
    ),
  )

const jaguar: Motif = (b) =>
  cat(
    b,
    '#f7c548',
    '#d99a1c',
    dots(
      [
        [24, -58],
        [44, -48],
        [62, -26],
        [68, -4],
        [58, 14],
        [76, 12],
        [36, -34],
        [14, -36],
      ],
      13,
      b.ink,
    ) +
      dots(
        [
          [24, -58],
          [44, -48],
          [62, -26],
          [68, -4],
          [58, 14],
        ],
        5,
        '#b9770e',
      ),
  )

const lion: Motif = (b) =>
  path(
    'M0-96 24-78 52-84 58-56 84-46 76-18 94 4 74 24 78 52 50 58 36 84 0 76-36 84-50 58-78 52-74 24-94 4-76-18-84-46-58-56-52-84-24-78Z',
    b.dark,
  ) +
  mirrored(disc(44, -46, 17, '#ffc078')) +
  path('M0-58Q58-56 56 2 52 56 0 62-52 56-56 2-58-56 0-58Z', '#ffc95c') +
  mirrored(path('M0 18Q34 14 36 40 20 58 0 58Z', '#fff4dd', 'stroke="none"')) +
  eyes(b, 26, -8, '#a86500') +
  path('M-16 14H16L0 32Z', '#862e2e') +
  line('M0 32Q-14 50-24 40M0 32Q14 50 24 40', b.ink, 4) +
  path('M-34-60-40-90-16-76 0-98 16-76 40-90 34-60Z', b.gold) +
  disc(0, -72, 6, b.accent)

const bull: Motif = (b) =>
  mirrored(path('M44-46Q92-40 94-86 66-84 30-66Z', '#fff4da') + path('M58-30Q94-34 92-12 74 4 54-8Z', '#8a4b22')) +
  path('M0-66Q62-66 60-20 60 12 42 44 36 78 0 80-36 78-42 44-60 12-60-20-62-66 0-66Z', '#b5652f') +
  path('M0 26Q44 24 40 54 28 78 0 78-28 78-40 54-44 24 0 26Z', '#ffd8c2') +
  mirrored(oval(17, 50, 6, 8, b.ink, 'stroke="none"')) +
  line('M-14 62Q0 92 14 62', b.gold, 7) +
  eyes(b, 32, -10, b.accent) +
  medal(b, -40) +
  shine('M-48-22Q-44-54-16-58-36-42-38-8Z', 0.35)

const panda: Motif = (b) =>
  mirrored(disc(60, -56, 28, b.ink)) +
  oval(0, 2, 86, 74, '#fff') +
  mirrored(
    oval(38, 0, 24, 28, b.ink, 'transform="rotate(-18 38 0)"') +
      disc(34, -2, 11, '#fff', 'stroke="none"') +
      disc(32, 0, 7, b.ink, 'stroke="none"') +
      disc(35, -4, 3, '#fff', 'stroke="none"') +
      oval(58, 36, 13, 8, '#ffa8b8', 'stroke="none"'),
  ) +
  oval(0, 28, 13, 9, b.ink) +
  line('M0 36V44Q-14 56-24 46M0 44Q14 56 24 46', b.ink, 4) +
  at(0, -50, 1, 0, medal(b, 0))

const wolf: Motif = (b) =>
  mirrored(path('M22-46 70-96 76-16Z', b.dark) + path('M36-44 62-74 64-26Z', b.accent, 'fill-opacity=".7"')) +
  path('M0-58Q50-60 70-14L96 22 62 34 50 60 22 62 0 88-22 62-50 60-62 34-96 22-70-14Q-50-60 0-58Z', b.metal) +
  path('M0 10Q26 8 46 26L22 58 0 84-22 58-46 26Q-26 8 0 10Z', '#f8f9fa', 'stroke-width="3"') +
  mirrored(path('M14-12 46-26Q44-4 24 0Z', '#ffe066') + disc(30, -11, 5, b.ink)) +
  path('M-14 46H14L0 62Z', b.ink) +
  shine('M-58-10Q-44-46-10-50-36-34-42-6Z', 0.4)

const fox: Motif = (b) =>
  mirrored(path('M20-48 62-92 78-24Z', b.ink) + path('M26-46 58-78 68-24Z', '#ff922b')) +
  path('M0-56Q64-58 90 4 60 52 0 78-60 52-90 4-64-58 0-56Z', '#ff922b') +
  mirrored(path('M0 40Q20 2 88 6 58 52 0 76Z', '#fff8ec', 'stroke="none"')) +
  eyes(b, 34, -4, '#2b8a3e') +
  oval(0, 66, 12, 9, b.ink) +
  medal(b, -34)

const toucan: Motif = (b) =>
  path('M-14 30Q-60 44-70 96 0 96 26 50Z', b.ink) +
  path('M-54-40Q-54-84-8-84 40-84 40-34 40 40-16 64-58 34-54-40Z', '#222838') +
  path('M-40-34Q-36-2-4 8 30 0 34-34Q10-20-40-34Z', '#fff9db') +
  path('M22-66Q98-76 96-10 92 14 82 20 80-14 30-18Z', '#ff922b') +
  path('M30-18Q80-14 82 20 50 10 28-8Z', '#f03e3e') +
  path('M84-44Q98-28 94 2 90 14 82 20 84-10 84-44Z', b.ink) +
  disc(0, -48, 15, '#4dabf7') +
  disc(2, -48, 8, b.ink) +
  disc(5, -51, 3, '#fff', 'stroke="none"') +
  shine('M34-58Q70-66 82-42 60-54 34-48Z', 0.5)

const owl: Motif = (b) =>
  path('M-66-84Q-40-70 0-70T66-84Q78-40 74 10 66 84 0 86-66 84-74 10-78-40-66-84Z', b.metal) +
  mirrored(
    path('M74 0Q60 50 30 70 40 30 40 10Z', b.dark) +
      disc(32, -28, 31, '#fff3d6') +
      disc(30, -28, 17, b.accent) +
      disc(30, -28, 9, b.ink) +
      disc(34, -33, 4, '#fff', 'stroke="none"'),
  ) +
  path('M-10-16H10L0 10Z', '#ff922b') +
  line('M-22 34Q-11 46 0 34 11 46 22 34M-22 54Q-11 66 0 54 11 66 22 54', b.ink, 4)

const monkey: Motif = (b) =>
  mirrored(disc(74, -8, 24, '#8a4b22') + disc(74, -8, 12, '#ffd8b0')) +
  disc(0, -4, 76, '#a05a2c') +
  path('M0-44Q20-66 48-46 66-20 52 6 60 56 0 62-60 56-52 6-66-20-48-46-20-66 0-44Z', '#ffdcb5') +
  eyes(b, 24, -16, '#5f3a10') +
  mirrored(disc(7, 16, 3.5, b.ink)) +
  path('M-30 30Q0 66 30 30 0 40-30 30Z', '#fff') +
  path('M-40-66-46-94-20-80 0-100 20-80 46-94 40-66Q0-54-40-66Z', b.gold)

const unicorn: Motif = (b) =>
  path('M-8-60-34-106-38-52Z', b.gold) +
  path('M30 88Q62 20 34-34 10-74-30-64-50-40-72 12-84 34-60 44-44 46-24 26-10 24-4 40-30 60-34 88Z', '#fff') +
  path('M10-66Q78-60 80 10 84 60 50 92 62 40 44 20 60-10 34-24 34-50 10-66Z', b.metal) +
  disc(-26, -18, 8, b.ink) +
  disc(-23, -21, 3, '#fff', 'stroke="none"') +
  disc(-62, 26, 4, b.ink) +
  shine('M-40-40Q-20-56 0-48-24-42-34-20Z', 0.9)

/** Animal portraits. */
export const beasts = { tiger, jaguar, lion, bull, panda, wolf, fox, toucan, owl, monkey, unicorn }
