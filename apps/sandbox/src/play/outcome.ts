/** Returns an integer, 0 ≤ x < n: from crypto in production, seeded in the seed. */
export type Draw = (n: number) => number

export type Side = 'home' | 'draw' | 'away'
export type GameKind = 'reels' | 'wheel' | 'match'

/** The visible result of a round. Multipliers are in hundredths: 250 pays 2.5 times the stake. */
export type Outcome =
  | { kind: 'reels'; symbols: [number, number, number]; multiplier: number }
  | { kind: 'wheel'; segment: number; multiplier: number }
  | { kind: 'match'; side: Side; score: [number, number]; multiplier: number }

/** Pays for three equal symbols, by symbol; a pair of the first symbol on the left pays PAIR. */
export const TRIPLES = [300, 400, 600, 1000, 2500, 10_000] as const
export const PAIR = 100
export const SEGMENTS = [0, 200, 100, 0, 300, 0, 100, 500, 0, 200, 0, 100, 1000, 0, 200, 0] as const
export const ODDS: Record<Side, number> = { home: 195, draw: 330, away: 360 }

const ONE = 1_000_000_000

/** Relative frequency of a paid result; expensive ones are rare. */
const reelWeights: [multiplier: number, weight: number][] = [
  [PAIR, 160],
  ...TRIPLES.map((pay, i): [number, number] => [pay, [56, 34, 17, 7, 1.6, 0.22][i]!]),
]
const wheelWeights: [multiplier: number, weight: number][] = [
  [100, 100],
  [200, 60],
  [300, 18],
  [500, 8],
  [1000, 2.4],
]

/** Probability of each result, scaled so that the mean payout is `rtp` (hundredths of a percent). */
export function chances(weights: readonly (readonly [number, number])[], rtp: number): { multiplier: number; chance: number }[] {
  const mean = weights.reduce((sum, [multiplier, weight]) => sum + (multiplier / 100) * weight, 0)
  return weights.map(([multiplier, weight]) => ({ multiplier, chance: (weight * rtp) / 10_000 / mean }))
}

/** The probabilities of a game's results; the difference to 1 pays nothing. */
export const chancesOf = (kind: GameKind, rtp: number, side: Side = 'home') =>
  kind === 'match'
    ? [{ multiplier: ODDS[side], chance: rtp / 100 / ODDS[side] }]
    : chances(kind === 'reels' ? reelWeights : wheelWeights, rtp)

/** Decides a round: first the payout, then symbols that show it. */
export function decide(kind: GameKind, rtp: number, draw: Draw, side: Side = 'home'): Outcome {
  const multiplier = pay(chancesOf(kind, rtp, side), draw)
  if (kind === 'reels') return { kind, symbols: symbolsFor(multiplier, draw), multiplier }
  if (kind === 'wheel') {
    const fitting = SEGMENTS.flatMap((value, i) => (value === multiplier ? [i] : []))
    return { kind, segment: fitting[draw(fitting.length)]!, multiplier }
  }
  const others = (['home', 'draw', 'away'] as const).filter((other) => other !== side)
  return { kind, side, score: scoreFor(multiplier ? side : others[draw(2)]!, draw), multiplier }
}

/** Cents paid for a stake in cents, rounded down. */
export const payoutOf = (stake: number, { multiplier }: Outcome) => Math.floor((stake * multiplier) / 100)

/** What each result pays, in the order of `PlayState`. */
export const pays: Record<GameKind, number[]> = { reels: [...TRIPLES], wheel: [...SEGMENTS], match: [ODDS.home, ODDS.draw, ODDS.away] }

/** What a round of a category may pay, in hundredths of its stake, the smallest first. */
export function prizesOf(gameType: string): number[] {
  const kind = kindOf(gameType)
  const all = new Set([...pays[kind], ...(kind === 'reels' ? [PAIR] : [])])
  return [...all].filter(Boolean).toSorted((one, other) => one - other)
}

/** The kind of small game behind a category. */
export const kindOf = (gameType: string): GameKind => (gameType === 'LIVE' ? 'wheel' : gameType === 'SPORTS' ? 'match' : 'reels')

function pay(table: { multiplier: number; chance: number }[], draw: Draw): number {
  let rest = draw(ONE)
  for (const { multiplier, chance } of table) {
    rest -= Math.round(chance * ONE)
    if (rest < 0) return multiplier
  }
  return 0
}

function symbolsFor(multiplier: number, draw: Draw): [number, number, number] {
  if (multiplier === PAIR) return [0, 0, 1 + draw(TRIPLES.length - 1)]
  const triple = TRIPLES.indexOf(multiplier as (typeof TRIPLES)[number])
  if (triple >= 0) return [triple, triple, triple]
  const first = draw(TRIPLES.length)
  const second = first === 0 ? 1 + draw(TRIPLES.length - 1) : draw(TRIPLES.length)
  const third = (second + 1 + draw(TRIPLES.length - 1)) % TRIPLES.length
  return [first, second, third]
}

function scoreFor(result: Side, draw: Draw): [number, number] {
  const less = draw(3)
  const more = less + 1 + draw(2)
  return result === 'draw' ? [less, less] : result === 'home' ? [more, less] : [less, more]
}
