import type { Motif } from '../Brush.ts'
import { at, box, copies, disc, line, mirrored, oval, path, ring, shine, star } from '../svg.ts'

const diamond: Motif = (b) =>
  path('M-78-22-46-70H46L78-22 0 78Z', b.metal) +
  path('M-46-70-24-22 0-70 24-22 46-70M-78-22H78M-24-22 0 78 24-22', 'none', 'stroke-width="3"') +
  shine('M-24-22 0-70 24-22Z', 0.55) +
  shine('M-72-24-46-64-28-24Z', 0.35) +
  shine('M-20-18H4L-2 60Z', 0.25)

const emerald: Motif = (b) =>
  path('M-40-78H40L72-46V46L40 78H-40L-72 46V-46Z', b.metal) +
  path('M-28-52H28L46-34V34L28 52H-28L-46 34V-34Z', b.light, 'fill-opacity=".55" stroke-width="3"') +
  shine('M-40-74H36L24-56H-26L-68-42Z') +
  shine('M-24-46H10L-40 24V-32Z', 0.4)

const crystals: Motif = (b) =>
  at(-46, 16, 0.78, -20, path('M-26 70-32-40 0-84 32-40 26 70Z', b.dark) + shine('M-28-38-2-78V66H-24Z', 0.3)) +
  at(48, 20, 0.7, 22, path('M-26 70-32-40 0-84 32-40 26 70Z', b.accent) + shine('M-28-38-2-78V66H-24Z', 0.35)) +
  path('M-28 78-36-44 0-94 36-44 28 78Z', b.metal) +
  shine('M-32-42-2-88-6 72H-24Z', 0.45) +
  shine('M2-80 30-42 18-30Z', 0.3)

const crown: Motif = (b) =>
  path('M-82-40-44 0 0-74 44 0 82-40 64 52H-64Z', b.gold) +
  box(-66, 46, 132, 24, 8, b.gold) +
  mirrored(disc(82, -44, 11, b.gold) + disc(40, 58, 8, b.accent)) +
  disc(0, -78, 13, b.gold) +
  path('M0 2 16 24 0 46-16 24Z', b.metal) +
  disc(0, 58, 8, b.metal) +
  shine('M-72-22-44 12-4-58-10 0-58 40Z', 0.4)

const coin: Motif = (b) =>
  disc(0, 8, 78, '#8a4d00') +
  disc(0, 0, 78, b.gold) +
  disc(0, 0, 58, 'none', 'stroke="#a86500" stroke-width="5"') +
  path(star(5, 40, 17), '#fff2b8', 'stroke="#a86500"') +
  shine('M-66-22A70 70 0 0 1 8-69L-34 44Z', 0.35)

const coins: Motif = (b) => {
  const piece = oval(0, 0, 40, 17, b.gold) + oval(0, -4, 26, 9, 'none', 'stroke="#b06c00" stroke-width="3"')
  const pile = (x: number, y: number, count: number) => Array.from({ length: count }, (_, i) => `translate(${x} ${y - i * 17})`)
  return copies(piece, [...pile(-44, 50, 4), ...pile(46, 50, 6), ...pile(0, 68, 3)]) + at(4, -50, 0.5, 14, coin(b))
}

const chest: Motif = (b) =>
  path('M-78-6V-30Q-78-72 0-72 78-72 78-30V-6Z', '#7a3f12') +
  path('M-62-8Q-54-58-22-30-6-66 12-34 40-62 62-8Z', b.gold) +
  mirrored(disc(34, -16, 13, b.metal)) +
  box(-84, -8, 168, 76, 10, '#93501b') +
  mirrored(box(46, -10, 18, 80, 3, b.gold)) +
  box(-84, -10, 168, 16, 5, b.gold) +
  box(-18, -14, 36, 40, 8, b.gold) +
  disc(0, 4, 7, b.ink) +
  shine('M-78 12H-46V60H-78Z', 0.15) +
  path(star(4, 22, 5), '#fff', 'transform="translate(-30 -52)" stroke="none"')

const seven: Motif = (b) =>
  path('M-62-82H68V-44Q22 8 8 84H-44Q-30 4 12-38H-24L-30-22H-62Z', b.gold, 'stroke-width="16"') +
  path('M-62-82H68V-44Q22 8 8 84H-44Q-30 4 12-38H-24L-30-22H-62Z', b.metal, 'stroke="#fff6d0" stroke-width="5"') +
  shine('M-56-76H62V-62H-56Z', 0.55)

const reels: Motif = (b) =>
  box(-92, -66, 184, 132, 22, b.gold) +
  box(-78, -50, 156, 100, 10, '#fffaf0') +
  copies(
    seven(b),
    [-52, 0, 52].map((x) => `translate(${x})scale(.36)`),
  ) +
  line('M-26-50V50M26-50V50', '#c9a35a', 4) +
  shine('M-78-50H78V-22H-78Z', 0.45) +
  mirrored(disc(86, -58, 6, '#fff') + disc(86, 58, 6, '#fff')) +
  path('M92-10h16v-40', 'none', 'stroke-width="10"') +
  disc(108, -56, 13, b.accent)

const sun: Motif = (b) =>
  ring(12, path('M-12-60 0-96 12-60Z', b.gold)) +
  disc(0, 0, 60, b.gold) +
  disc(0, 0, 46, b.metal) +
  mirrored(path('M10-10q10-10 22 0-10 8-22 0Z', '#fff')) +
  path('M-22 18Q0 36 22 18 0 28-22 18Z', b.ink) +
  path('M0-8 7 12H-7Z', b.gold, 'stroke-width="3"') +
  shine('M-40-14A42 42 0 0 1 4-42Q-20-30-40-14Z', 0.6)

/** Gold, gems and the classic slot signs. */
export const treasure = { diamond, emerald, crystals, crown, coin, coins, chest, seven, reels, sun }
