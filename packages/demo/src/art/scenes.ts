import type { Random } from '../seed/random.ts'
import type { Palette } from './palettes.ts'
import { at, box, copies, disc, dots, group, line, oval, path, star } from './svg.ts'

/** The background behind the hero, in a field of 320 × 320. */
export type Scene = (tones: Palette, random: Random) => string

const many = (count: number, draw: (index: number) => string) => Array.from({ length: count }, (_, i) => draw(i)).join('')
const scatter = (random: Random, count: number, bottom = 220) =>
  Array.from({ length: count }, () => [random.int(4, 316), random.int(4, bottom)] as const)
const white = (opacity: number) => `fill-opacity="${opacity}"`
const soft = (opacity: number) => `opacity="${opacity}"`

const rays: Scene = (t, r) =>
  at(160, 128, 1, r.int(0, 20), path(star(12, 330, 12), t.light, white(0.17))) + disc(160, 128, 92, t.glow, white(0.4))
const halo: Scene = (t, r) =>
  many(4, (i) => disc(160, 128, 56 + i * 36, i % 2 ? t.light : t.glow, white(0.13))) +
  dots(scatter(r, 7), 6, '#fff', soft(0.35)) +
  dots(scatter(r, 4), 12, '#fff', soft(0.25))
const dunes: Scene = (t, r) =>
  disc(r.int(60, 260), 70, 52, t.light, white(0.6)) +
  path('M60 240 128 124 196 240Z', t.dark, soft(0.55)) +
  path('M190 240 246 156 304 240Z', t.dark, soft(0.4)) +
  path('M0 220Q70 176 160 214T320 190V320H0Z', t.light, soft(0.5)) +
  path('M0 250Q100 206 200 244T320 232V320H0Z', t.dark)
const forest: Scene = (t, r) => {
  const place = (x: number, turn: number) =>
    many(6, (i) => `translate(${x} ${50 + i * 38})rotate(${turn + r.int(-26, 26)})|`)
      .split('|')
      .slice(0, -1)
  return (
    disc(160, 118, 110, t.glow, white(0.25)) +
    copies(
      path('M0 10Q34-70 0-165-34-70 0 10Z', t.dark) + line('M0 0V-140M0-40 16-70M0-40-16-70M0-80 13-106M0-80-13-106', t.deep, 3, soft(0.5)),
      [...place(-8, 66), ...place(328, -66)],
    )
  )
}
const city: Scene = (t, r) => {
  const roofs = Array.from({ length: 9 }, () => r.int(60, 150))
  const lights = roofs.flatMap((h, i) => [0, 1, 2].map((k) => `M${i * 36 + r.int(2, 20)} ${264 - h + k * 20}v7`)).join('')
  return (
    disc(r.int(70, 250), 84, 44, t.light, white(0.7)) +
    path(`M-6 330${roofs.map((h) => `V${250 - h}h33V330h3`).join('')}Z`, t.deep, soft(0.75)) +
    line(lights, t.accent, 5, soft(0.85))
  )
}
const reef: Scene = (t, r) => {
  const shafts = many(4, (i) => `M${40 + i * 70} -10 ${r.int(-30, 60) + i * 80} 330h${r.int(50, 90)}L${66 + i * 70} -10Z`)
  const weed = (x: number) => `M${x} 266q-16-30 0-58t${r.int(-6, 8)}-${r.int(30, 60)}`
  return (
    path(shafts, '#fff', white(0.1)) +
    dots(scatter(r, 6), 8, '#fff', soft(0.35)) +
    many(3, () =>
      disc(r.int(14, 306), r.int(14, 190), r.int(6, 11), '#fff', 'fill-opacity=".12" stroke="#fff" stroke-opacity=".6" stroke-width="2"'),
    ) +
    path('M0 236Q60 206 120 240T230 232 320 220V320H0Z', t.dark) +
    line([14, 42, 262].map(weed).join(''), t.light, 9, 'stroke-linecap="round" opacity=".7"') +
    line([28, 284, 306].map(weed).join(''), t.accent, 9, 'stroke-linecap="round" opacity=".7"')
  )
}
const stadium: Scene = (t, r) => {
  const lamp =
    box(-26, -16, 52, 32, 4, t.deep) +
    dots(
      [
        [-15, -7],
        [0, -7],
        [15, -7],
        [-15, 7],
        [0, 7],
        [15, 7],
      ],
      10,
      '#fffbe0',
    )
  const crowd = (y: number, colour: string) =>
    line(`M-4 ${y}Q160 ${y - 26} 324 ${y}`, colour, 5, `stroke-linecap="round" stroke-dasharray="0 ${r.int(9, 15)}" opacity=".6"`)
  return (
    path(
      many(3, (i) => `M${30 + i * 130} 20 ${r.int(40, 280)} 330h${r.int(24, 90)}Z`),
      '#fff',
      white(0.13),
    ) +
    crowd(138, t.accent) +
    crowd(150, '#fff') +
    crowd(162, t.light) +
    crowd(174, '#fff') +
    path('M-10 190Q160 158 330 190V330H-10Z', '#1d8a3f') +
    path(
      many(4, (i) => `M${-60 + i * 120} 330 ${70 + i * 56} 176h28L${i * 120} 330Z`),
      '#27a84f',
    ) +
    copies(lamp, ['translate(34 44)rotate(-12)', 'translate(286 44)rotate(12)'])
  )
}
const curtain: Scene = (t) =>
  many(
    4,
    (i) =>
      path(`M${i * 24 - 8} 0H${i * 24 + 18}Q${i * 26 + 2} 150 ${i * 18 - 20} 330H${i * 18 - 50}Z`, i % 2 ? t.dark : t.mid) +
      path(`M${328 - i * 24} 0H${302 - i * 24}Q${318 - i * 26} 150 ${340 - i * 18} 330H${370 - i * 18}Z`, i % 2 ? t.dark : t.mid),
  ) +
  path('M110-10H210L300 270H20Z', t.glow, white(0.26)) +
  oval(160, 262, 128, 30, t.light, white(0.35))
const space: Scene = (t, r) =>
  dots(scatter(r, 26, 300), 2, '#fff', soft(0.85)) +
  dots(scatter(r, 9, 300), 4, '#fff', soft(0.9)) +
  at(160, 130, 1, r.int(-40, 40), oval(0, 0, 190, 58, t.glow, white(0.22)) + oval(0, 0, 130, 34, t.light, white(0.25))) +
  disc(r.int(30, 290), r.int(30, 80), r.int(14, 26), t.accent, soft(0.75))
const pillars: Scene = (t) =>
  path('M50 330V130A110 110 0 0 1 270 130V330Z', t.glow, white(0.3)) +
  copies(box(0, 40, 32, 290, 0, t.dark) + line('M10 44V330M22 44V330', t.deep, 4, soft(0.6)) + box(-3, 26, 38, 16, 3, t.light, soft(0.9)), [
    '',
    'translate(38)',
    'translate(250)',
    'translate(288)',
  ])
const peaks: Scene = (t, r) =>
  disc(r.int(60, 260), 70, 40, t.light, white(0.75)) +
  path(`M-10 250 ${r.int(40, 80)} 110 120 200 ${r.int(170, 210)} 84 250 190 ${r.int(270, 300)} 130 330 240V330H-10Z`, t.mid) +
  path('M-10 270 60 196 120 246 190 180 260 250 330 200V330H-10Z', t.dark) +
  dots(scatter(r, 14), 4, '#fff', soft(0.7))
const grid: Scene = (t) =>
  disc(160, 120, 88, t.accent, white(0.85)) +
  many(5, (i) => box(60, 108 + i * 18, 200, 4 + i * 2, 0, t.mid)) +
  line(
    many(7, (i) => `M-10 ${212 + i * i * 3}H330`) + many(11, (i) => `M${110 + i * 10} 206 ${-340 + i * 100} 330`),
    t.light,
    2,
    soft(0.75),
  )
const argyle: Scene = (t) =>
  path(
    many(30, (i) => `M${(i % 6) * 64} ${Math.floor(i / 6) * 64 - 30}l24 30-24 30-24-30Z`),
    t.light,
    white(0.14),
  ) + disc(160, 128, 104, t.glow, white(0.3))
const waves: Scene = (t) => {
  const row =
    path(
      many(7, (i) => `M${i * 54 - 27} 0a27 27 0 0 1 54 0v40h-54Z`),
      t.dark,
    ) +
    line(
      many(7, (i) => `M${i * 54 - 14} 0a14 14 0 0 1 28 0`),
      t.light,
      2.5,
    )
  return group(
    `stroke="${t.light}" stroke-width="2.5"`,
    copies(
      row,
      [0, 1, 2, 3].map((k) => `translate(${k % 2 ? -27 : 0} ${196 + k * 28})`),
    ),
  )
}
const bokeh: Scene = (t, r) => [t.light, t.accent, t.glow].map((tone, i) => dots(scatter(r, 6), 26 + i * 18, tone, soft(0.18))).join('')
const flames: Scene = (t, r) =>
  copies(
    path('M-30 30Q-44-30 0-120 6-60 24-74 44-10 28 30Z', t.accent, soft(0.5)),
    Array.from({ length: 9 }, (_, i) => `translate(${i * 42 - 8} 290)scale(${(0.9 + r.next() * 0.8).toFixed(1)})`),
  ) + dots(scatter(r, 14), 4, t.accent, soft(0.85))
const snow: Scene = (t, r) =>
  dots(scatter(r, 14), 4, '#fff', soft(0.8)) +
  dots(scatter(r, 9), 8, '#fff', soft(0.6)) +
  path('M0 220Q80 176 170 222T320 206V320H0Z', t.light, soft(0.75)) +
  path('M0 250Q120 214 220 248T320 244V320H0Z', '#fff', soft(0.5))
const confetti: Scene = (t, r) =>
  rays(t, r) +
  [t.accent, '#fff', '#ff6bb5', '#4dd4ff']
    .map((tone) =>
      line(
        scatter(r, 6)
          .map(([x, y]) => `M${x} ${y}l${r.int(-9, 9)} ${r.int(4, 11)}`)
          .join(''),
        tone,
        7,
        soft(0.85),
      ),
    )
    .join('')
const stars: Scene = (t, r) =>
  disc(160, 128, 100, t.glow, white(0.28)) +
  copies(
    path(star(4, 14, 3), '#fff', white(0.7)),
    scatter(r, 10).map(([x, y]) => `translate(${x} ${y})scale(${(0.4 + r.next()).toFixed(1)})`),
  )
const facets: Scene = (t, r) =>
  [t.light, t.glow, t.dark]
    .map((tone) =>
      path(
        many(4, () => `M${r.int(-20, 320)} ${r.int(-20, 260)}l${r.int(50, 120)} ${r.int(-40, 60)} ${r.int(-70, 10)} ${r.int(40, 100)}Z`),
        tone,
        white(0.22),
      ),
    )
    .join('')

export const scenes = {
  rays,
  halo,
  dunes,
  forest,
  city,
  reef,
  stadium,
  curtain,
  space,
  pillars,
  peaks,
  grid,
  argyle,
  waves,
  bokeh,
  flames,
  snow,
  confetti,
  stars,
  facets,
}
export type SceneName = keyof typeof scenes
