import type { Motif } from '../Brush.ts'
import { at, box, disc, line, mirrored, oval, path, ring, shine, star } from '../svg.ts'

const football: Motif = (b) =>
  disc(0, 0, 82, '#fff') +
  path(star(5, 30), b.ink, 'stroke="none"') +
  ring(5, line('M0-30V-54', b.ink, 5) + path('M-20-58 0-52 20-58 14-80-14-80Z', b.ink, 'stroke="none"') + line('M20-58 36-42', b.ink, 5)) +
  `<circle r="82" fill="none" stroke="${b.ink}" stroke-width="6"/>` +
  shine('M-62-30A70 70 0 0 1 0-70Q-44-46-48-8Z', 0.7)

const basketball: Motif = (b) =>
  disc(0, 0, 82, '#f76707') +
  line('M-82 0H82M0-82V82M-58-58Q-14 0-58 58M58-58Q14 0 58 58', b.ink, 6) +
  shine('M-64-28A70 70 0 0 1 4-70Q-40-50-46-6Z')
const tennis: Motif = (b) =>
  at(
    16,
    6,
    1,
    38,
    oval(0, -36, 46, 58, 'none', `stroke="${b.accent}" stroke-width="11"`) +
      line('M-24-84V8M0-92V20M24-84V8M-44-56H44M-46-32H46M-40-8H40', '#fff', 3) +
      path('M-11 22H11L9 96H-9Z', b.dark),
  ) +
  disc(-52, 44, 37, '#d9f84a') +
  line('M-82 22Q-50 40-64 78M-26 20Q-48 40-18 58', '#fff', 5)
const volleyball: Motif = (b) =>
  disc(0, 0, 82, '#ffe066') +
  path('M0-82Q50-30 20 20 66 40 80-12 70-70 0-82Z', '#1c63d5') +
  path('M20 20Q-40 30-60 56-10 100 44 68 40 40 20 20Z', '#fff') +
  line('M0-82Q-70-30-60 56M0-56Q40-20 6 22-40 30-72 30', b.ink, 5) +
  shine('M-66-20A70 70 0 0 1-6-70Q-44-40-50 0Z')
const boxing: Motif = (b) =>
  path('M-40-76Q40-98 62-46 74 4 40 36V62H-40V36Q-62 4-40-76Z', b.metal) +
  path('M-44-20Q-86-40-82 4-76 30-40 26-20 10-30-14Z', b.metal) +
  box(-48, 56, 96, 30, 9, '#fff') +
  line('M-20 2Q20 10 44-12', b.ink, 4) +
  path(star(5, 22, 9), b.gold, 'transform="translate(18 -38)"') +
  shine('M-30-64Q0-80 30-70-6-60-24-34Z', 0.5)
const racing: Motif = (b) =>
  mirrored(
    at(
      0,
      0,
      1,
      24,
      line('M-6-92V92', '#7a4a1c', 9) +
        path('M0-88H84V-24H0Z', '#fff') +
        [0, 1, 2, 3]
          .map((i) => [0, 1, 2].map((j) => ((i + j) % 2 ? '' : box(i * 21, -88 + j * 21.4, 21, 21.4, 0, b.ink, 'stroke="none"'))).join(''))
          .join(''),
    ),
  ) +
  disc(0, 34, 40, b.metal) +
  disc(0, 34, 26, b.ink) +
  disc(0, 34, 12, b.gold)
const trophy: Motif = (b) =>
  mirrored(line('M42-60Q96-64 86-26 76 4 36 8', b.ink, 19) + line('M42-60Q96-64 86-26 76 4 36 8', '#ffc53d', 10)) +
  path('M-54-82H54Q58 20 12 34V56H-12V34Q-58 20-54-82Z', b.gold) +
  box(-36, 54, 72, 16, 5, b.gold) +
  box(-50, 68, 100, 20, 6, b.dark) +
  path(star(5, 28, 12), '#fff8db', 'transform="translate(0 -34)"') +
  shine('M-44-74H-22Q-24-10-8 24-44 8-44-74Z', 0.6)
const shirt: Motif = (b) =>
  path('M-34-76-92-44-74 4-52-6V84H52V-6L74 4 92-44 34-76Q0-46-34-76Z', b.metal) +
  [-36, -4, 28].map((x) => box(x, -52, 14, 136, 0, '#fff', 'fill-opacity=".85" stroke="none"')).join('') +
  path('M-34-76Q0-46 34-76L24-80Q0-60-24-80Z', b.accent) +
  `<text y="50" font-size="66" fill="${b.ink}" stroke="#fff">${b.choose(2) ? 10 : 9}</text>`
const esports: Motif = (b) =>
  path('M-50-44H50Q92-40 98 40 92 78 66 66L36 30H-36L-66 66Q-92 78-98 40-92-40-50-44Z', b.metal) +
  line('M-52-16V18M-69 1H-35', b.ink, 14, 'stroke-linecap="round"') +
  [
    [52, -18, '#fa5252'],
    [70, 0, '#ffd43b'],
    [52, 18, '#40c057'],
    [34, 0, '#4dabf7'],
  ]
    .map(([x, y, fill]) => disc(x as number, y as number, 9, fill as string))
    .join('') +
  disc(-16, 26, 14, b.ink) +
  disc(16, 26, 14, b.ink) +
  shine('M-70-20Q-60-38-20-38H44Q-40-34-70-20Z', 0.5)
const goal: Motif = (b) =>
  path('M-96 70V-70H96V70', 'none', 'stroke-width="20"') +
  line('M-96 70V-70H96V70', '#fff', 11) +
  line('M-64-66V56M-32-66V56M0-66V56M32-66V56M64-66V56M-90-36H90M-90-6H90M-90 24H90M-90 54H90', '#fff', 2, 'stroke-opacity=".7"') +
  at(24, 34, 0.62, 20, football(b))
const horse: Motif = (b) =>
  path('M-70 88Q-40 20-56-10L-24-60-30-94-2-74Q70-60 82 6L74 34 46 36 24 16Q6 20 14 50L34 88Z', b.metal) +
  path('M-24-60Q-84-40-92 40-80 88-70 88-40 20-56-10Z', b.dark) +
  disc(26, -26, 7, b.ink) +
  line('M14-52Q46-20 40 34M74 0Q40 0 22-6', b.accent, 6) +
  disc(66, 16, 4, b.ink) +
  shine('M-10-62Q30-58 52-28 10-44-18-30Z', 0.4)
const cricket: Motif = (b) =>
  at(
    -10,
    -4,
    1,
    34,
    box(-8, -98, 16, 62, 6, b.ink) +
      path('M-20-40H20L26 84Q0 100-26 84Z', '#e9bd86') +
      line('M0-36V84', '#b8742a', 4) +
      shine('M-14-32H-4V80H-18Z'),
  ) +
  disc(46, 42, 32, '#c92a2a') +
  line('M34 14Q58 40 34 70M46 12Q70 40 46 72', '#fff', 3, 'stroke-dasharray="5 4"')

/** Balls, shirts and cups. */
export const sport = { football, basketball, tennis, volleyball, boxing, racing, trophy, shirt, esports, goal, horse, cricket }
