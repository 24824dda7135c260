import { describe, expect, it } from 'vitest'
import { makeRandom } from '../../../../packages/demo/src/seed/random.ts'
import { chancesOf, decide, payoutOf, SEGMENTS, TRIPLES, type GameKind } from './outcome.ts'

const kinds: GameKind[] = ['reels', 'wheel', 'match']

describe('a round of the small game', () => {
  it.each(kinds)('[1] its return to player is that of the game row: %s', (kind) => {
    for (const side of ['home', 'draw', 'away'] as const) {
      const table = chancesOf(kind, 9650, side)
      const mean = table.reduce((sum, { multiplier, chance }) => sum + (multiplier / 100) * chance, 0)
      expect(mean).toBeCloseTo(0.965, 9)
      expect(table.reduce((sum, { chance }) => sum + chance, 0)).toBeLessThan(1)
    }
  })

  it.each(kinds)('[1] over 40,000 rounds it pays close to its RTP, and the symbols match the payout: %s', (kind) => {
    const random = makeRandom(`outcome:${kind}`)
    let paid = 0
    for (let i = 0; i < 40_000; i++) {
      const outcome = decide(kind, 9600, (n) => random.int(0, n - 1), 'away')
      paid += payoutOf(100, outcome)
      if (outcome.kind === 'wheel') expect(SEGMENTS[outcome.segment]).toBe(outcome.multiplier)
      if (outcome.kind === 'match') expect(outcome.score[1] > outcome.score[0]).toBe(outcome.multiplier > 0)
      if (outcome.kind === 'reels') expect(shown(outcome.symbols)).toBe(outcome.multiplier)
    }
    expect(paid / 40_000).toBeGreaterThan(88)
    expect(paid / 40_000).toBeLessThan(104)
  })

  it('[1] rounds payouts down to the cent', () => {
    expect(payoutOf(1, { kind: 'match', side: 'home', score: [1, 0], multiplier: 195 })).toBe(1)
  })
})

function shown([a, b, c]: [number, number, number]): number {
  if (a === b && b === c) return TRIPLES[a]!
  return a === 0 && b === 0 ? 100 : 0
}
