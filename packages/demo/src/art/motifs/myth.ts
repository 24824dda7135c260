import type { Motif } from '../Brush.ts'
import { at, box, disc, line, mirrored, oval, path, ring, shine, star } from '../svg.ts'

const pyramid: Motif = (b) =>
  disc(0, -34, 52, b.accent, 'fill-opacity=".9"') +
  path('M0-70 92 72H-92Z', b.gold) +
  path('M0-70 92 72H18Z', '#7a4a0c', 'fill-opacity=".55" stroke="none"') +
  line('M-26-30H13M-48 4H14M-70 38H16', '#a86a12', 4) +
  path('M0-70 21-37 2-32-21-37Z', '#fff3bf') +
  mirrored(path('M48 72 68 40 88 72Z', b.gold))

const horus: Motif = (b) =>
  path('M-92-8Q-40-62 34-40 66-30 92-8 60 30 0 30-56 28-92-8Z', '#fff8e1') +
  disc(2, -8, 35, b.metal) +
  disc(2, -8, 17, b.ink) +
  disc(-6, -17, 7, '#fff', 'stroke="none"') +
  line('M-94-44Q-20-92 88-50', b.gold, 15, 'stroke-linecap="round"') +
  line('M-12 32-34 86M22 30Q30 76 62 78 82 72 74 56', b.gold, 13, 'stroke-linecap="round"')

const scarab: Motif = (b) =>
  mirrored(
    path('M22 10Q70 0 98-54 104 30 34 52Z', b.metal) +
      line('M36 12Q76-6 96-40M36 28Q80 12 100-16M34 42Q70 34 94 8', b.gold, 4) +
      line('M22-40Q40-56 34-70', b.ink, 6),
  ) +
  oval(0, 24, 36, 50, b.gold) +
  line('M0-14V72', b.ink, 4) +
  oval(0, -28, 30, 20, b.metal) +
  disc(0, -70, 20, b.accent) +
  shine('M-26 10Q-22-14-6-18-14 10-16 50Q-26 34-26 10Z')

const book: Motif = (b) =>
  path('M-66-72H50Q64-72 64-58V78H-54Q-68 78-68 64Z', b.dark) +
  path('M-54 60H56V76H-54Q-60 68-54 60Z', '#fff3d6', 'stroke-width="3"') +
  path('M-68-64Q-68-78-54-78H60V58H-54Q-68 58-68 70Z', b.metal) +
  path('M-48-62H44V44H-48Z', 'none', 'stroke="#ffd76a" stroke-width="5"') +
  disc(-2, -10, 29, b.gold) +
  path(star(b.choose(2) ? 6 : 8, 22, 10), b.accent, 'transform="translate(-2 -10)" stroke-width="3"') +
  shine('M-62-70H-30L-62 20Z', 0.3)

const ankh: Motif = (b) =>
  line('M0-6Q-38-38-24-66 0-92 24-66 38-38 0-6V84M-52 6H52', b.ink, 34, 'stroke-linecap="round" stroke-linejoin="round"') +
  line('M0-6Q-38-38-24-66 0-92 24-66 38-38 0-6V84M-52 6H52', b.gold, 22, 'stroke-linecap="round"') +
  disc(0, 6, 14, b.metal) +
  shine('M-48 0H-16V5H-48Z', 0.6)

const bolt: Motif = (b) =>
  mirrored(path('M30-20Q80-46 96 4 60-6 44 28Z', '#fff', 'fill-opacity=".75"')) +
  path('M26-92-50 10H-8L-28 92 56-18H10Z', b.gold, 'stroke-width="7"') +
  shine('M20-74-34 2H-6Z', 0.55)

const temple: Motif = (b) =>
  path('M0-82 88-36H-88Z', b.metal) +
  disc(0, -52, 12, b.gold) +
  box(-80, -38, 160, 16, 3, b.gold) +
  [-60, -20, 20, 60].map((x) => box(x - 12, -22, 24, 78, 3, b.light) + line(`M${x - 4}-20V54M${x + 5}-20V54`, b.dark, 3)).join('') +
  box(-86, 54, 172, 14, 3, b.gold) +
  box(-96, 66, 192, 14, 3, b.metal)

const hammer: Motif = (b) =>
  at(
    0,
    0,
    1,
    -24,
    box(-10, -20, 20, 108, 6, '#8a4b22') +
      line('M-10 20 10 32M-10 40 10 52M-10 60 10 72', b.gold, 5) +
      path('M-76-72H76L88-58V-16L76-2H-76L-88-16V-58Z', b.metal) +
      box(-22, -76, 44, 78, 5, b.gold) +
      path(star(3, 20), b.accent, 'transform="translate(0 -36)"') +
      shine('M-74-66H-28V-46H-82Z'),
  )

const viking: Motif = (b) =>
  mirrored(path('M50-14Q104-22 88-88 78-50 40-46Z', '#fff4da')) +
  path('M-60 26Q-64-68 0-72 64-68 60 26Z', b.metal) +
  path('M-11-72H11V58L0 70-11 58Z', b.gold) +
  box(-66, 14, 132, 20, 8, b.gold) +
  mirrored(disc(40, 24, 5, b.ink) + path('M16 40H54Q50 70 26 82 34 60 16 52Z', b.accent)) +
  shine('M-46-4Q-42-50-18-60-30-30-32 8Z', 0.5)

const phoenix: Motif = (b) =>
  mirrored(
    path('M8 14Q40-10 44-50 62-46 60-26 84-50 80-82 104-44 92-8 82 26 40 40Z', b.metal) +
      path('M14 14Q50 0 66-20 62 18 32 30Z', b.accent, 'stroke-width="3"'),
  ) +
  path('M0-70Q30-50 20-20 34 24 8 50 26 64 18 92 4 80 0 60-4 80-18 92-26 64-8 50-34 24-20-20-30-50 0-70Z', b.gold) +
  path('M0-70-6-94 4-82 12-92 8-66Z', b.accent) +
  path('M-7-44H7L0-30Z', '#fff3bf') +
  mirrored(disc(8, -50, 3.5, b.ink)) +
  shine('M-12-14Q-14 20-2 44-8 20-2-14Z')

const aztec: Motif = (b) =>
  ring(16, path('M-13-74 0-96 13-74Z', b.accent)) +
  disc(0, 0, 78, b.gold) +
  ring(8, box(-10, -72, 20, 14, 3, b.metal, 'stroke-width="3"')) +
  disc(0, 0, 52, b.metal) +
  mirrored(box(10, -22, 22, 16, 3, '#fff') + disc(20, -14, 6, b.ink) + path('M34-4H48V18H34Z', b.gold)) +
  path('M-9-10H9V10H-9Z', b.gold) +
  box(-26, 18, 52, 20, 4, '#fff') +
  line('M-13 18V38M0 18V38M13 18V38', b.ink, 3)

const hat: Motif = (b) =>
  path('M-92 62Q0 24 92 62 0 96-92 62Z', b.dark) +
  path('M-50 54Q-30-16 10-92 6-64 34-58 22-46 46 54 0 72-50 54Z', b.metal) +
  path('M-47 40Q0 56 44 38L46 56Q0 72-50 56Z', b.gold) +
  path(star(5, 18, 8), b.gold, 'transform="translate(-6 4)"') +
  path(star(4, 14, 4), '#fff', 'transform="translate(52 -52)" stroke="none"') +
  path(star(4, 10, 3), '#fff', 'transform="translate(-50 -30)" stroke="none"')

const orb: Motif = (b) =>
  path('M-50 60H50L66 86H-66Z', b.gold) +
  disc(0, -8, 72, b.metal) +
  path('M-40 10Q-20-40 10-10T52-22Q50 34 0 42-30 40-40 10Z', b.accent, 'fill-opacity=".6" stroke="none"') +
  path(star(4, 28, 7), '#fff', 'transform="translate(8 -16)" stroke="none"') +
  shine('M-54-20Q-44-62 0-68-34-46-40-6Z', 0.7)

/** Gods, relics and spells. */
export const myth = { pyramid, horus, scarab, book, ankh, bolt, temple, hammer, viking, phoenix, aztec, hat, orb }
