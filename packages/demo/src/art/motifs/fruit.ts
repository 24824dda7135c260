import type { Motif } from '../Brush.ts'
import { at, box, disc, line, mirrored, oval, path, ring, shine, star } from '../svg.ts'

const leaf = (b: { ink: string }) => path('M0 0Q10-34 56-34 50 4 0 0Z', '#37b24d') + line('M6-4Q26-20 46-28', b.ink, 2.5)

const cherries: Motif = (b) =>
  line('M-38 30Q-30-40 24-84 30-30 44 34', '#2b8a3e', 9) +
  at(22, -78, 1, 0, leaf(b)) +
  disc(-40, 36, 42, '#f03e3e') +
  disc(44, 40, 40, '#e03131') +
  shine('M-66 24Q-58 4-36 4-52 14-58 34Z', 0.7) +
  shine('M20 28Q28 10 46 10 32 20 28 36Z', 0.7)

const melon: Motif = () =>
  path('M-88-24A90 90 0 0 0 88-24Z', '#2f9e44') +
  path('M-74-24A76 76 0 0 0 74-24Z', '#f4fce3', 'stroke="none"') +
  path('M-66-24A68 68 0 0 0 66-24Z', '#fa5252', 'stroke="none"') +
  [
    [-34, -4],
    [0, 0],
    [34, -4],
    [-16, 22],
    [18, 22],
  ]
    .map(([x, y]) => oval(x!, y!, 5, 9, '#1a1a1a', 'stroke="none"'))
    .join('') +
  shine('M-58-18H-10Q-34-4-48 2Z', 0.35)

const lemon: Motif = (b) =>
  path('M-86 10Q-72-2-64-20-34-70 24-56 58-48 68-14 74-2 88 2 76 16 68 28 40 72-14 62-56 54-68 22-76 20-86 10Z', '#ffd43b') +
  shine('M-54-14Q-34-52 10-48-34-36-44 4Z', 0.75) +
  at(10, -54, 0.9, -6, leaf(b))

const grapes: Motif = (b) =>
  line('M0-60Q4-84 22-92', '#5c940d', 8) +
  at(2, -62, 1, 4, leaf(b)) +
  [
    [-46, -34],
    [0, -40],
    [46, -34],
    [-24, 2],
    [24, 2],
    [0, 40],
  ]
    .map(([x, y]) => disc(x!, y!, 27, '#9c36b5') + oval(x! - 8, y! - 9, 7, 9, '#fff', 'fill-opacity=".6" stroke="none"'))
    .join('')

const bell: Motif = (b) =>
  disc(0, 62, 17, b.accent) +
  path('M-76 50Q-52 34-50-14-46-66 0-70 46-66 50-14 52 34 76 50Z', b.gold) +
  disc(0, -76, 11, b.gold) +
  box(-80, 44, 160, 17, 8, b.gold) +
  shine('M-36-10Q-34-50-6-58-22-30-24 36H-46Q-38 20-36-10Z', 0.55)

const lollipop: Motif = (b) =>
  line('M14 30 34 96', '#fff', 12, `stroke-linecap="round"`) +
  disc(0, -14, 66, b.light) +
  line('M0-14q14-10 22 6 2 26-24 30-36 0-38-36 4-44 44-48 52 4 56 50', b.dark, 17, 'stroke-linecap="round"') +
  shine('M-52-26Q-44-66 0-70-34-54-42-16Z', 0.6)

const sweet: Motif = (b) =>
  mirrored(path('M44 0 92-38Q82 0 92 38Z', b.accent)) +
  disc(0, 0, 56, b.metal) +
  line('M-34-44Q10-10-20 52M6-56Q46-10 18 53', '#fff', 11, 'stroke-opacity=".75"') +
  shine('M-42-14Q-34-44-4-48-28-34-34-2Z', 0.65)

const cupcake: Motif = (b) =>
  path('M-54 14H54L38 80H-38Z', b.accent) +
  line('M-28 16-20 78M0 16V78M28 16 20 78', b.ink, 3) +
  path('M-70 18Q-84-12-48-22-46-54-14-52 0-86 18-50 50-52 48-22 84-12 70 18Z', b.metal) +
  disc(4, -70, 15, '#fa5252') +
  [
    [-34, -4],
    [-6, -26],
    [26, -6],
    [44, 2],
    [-52, 6],
  ]
    .map(([x, y], i) => box(x!, y!, 12, 5, 2, i % 2 ? '#fff' : '#ffe066', 'stroke="none"'))
    .join('') +
  shine('M-54-4Q-50-18-30-18-40-34-16-42-44-30-54-4Z', 0.5)

const donut: Motif = (b) =>
  disc(0, 4, 78, '#c98a4b') +
  path('M-76 0Q-74-76 0-78 74-76 76 0 70 28 54 14 42 48 22 34-4 62-26 36-48 54-56 22-72 24-76 0Z', b.metal) +
  disc(0, -4, 25, b.mid) +
  ring(9, box(-4, -58, 8, 17, 4, b.choose(2) ? '#fff' : b.accent, 'stroke="none" transform="rotate(24)"')) +
  shine('M-62-10Q-56-58-6-66-44-46-50-6Z', 0.55)

const pumpkin: Motif = (b) =>
  line('M2-56Q4-80 22-84', '#5c940d', 12) +
  mirrored(oval(40, 8, 46, 60, '#f76707')) +
  oval(0, 8, 38, 64, '#ff922b') +
  mirrored(path('M14-12 44-22 40 8Z', b.glow)) +
  path('M-52 26-30 34-22 24-6 36 6 24 22 36 32 24 52 26Q34 60 0 60-34 60-52 26Z', b.glow) +
  shine('M-70-6Q-60-42-34-46-54-24-58 4Z', 0.4)

const pineapple: Motif = (b) =>
  [-40, -20, 0, 20, 40]
    .map((turn) => path('M-13-30Q-12-70 0-94 12-70 13-30Z', '#2f9e44', `transform="translate(0 4) rotate(${turn})"`))
    .join('') +
  oval(0, 28, 50, 62, '#ffc53d') +
  line('M-44 0 26 84M-26-26 46 56M44 0-26 84M26-26-46 56', '#b86e00', 4) +
  shine('M-36 10Q-32-18-8-24-22 0-26 34Z', 0.5) +
  path(star(4, 14, 4), b.light, 'stroke="none" transform="translate(40 -20)"')

/** Fruit, sweets and what hangs between them on classic reels. */
export const fruit = { cherries, melon, lemon, grapes, bell, lollipop, sweet, cupcake, donut, pumpkin, pineapple }
