import { describe, expect, it } from 'vitest'
import { firstStake, stakesFrom } from './stakes.ts'

describe('stakes', () => {
  it.each([
    [1, [50, 100, 200, 500, 1000, 2000]],
    [75, [75, 100, 200, 500, 1000, 2000]],
    [500, [500, 1000, 2000, 5000, 10_000, 20_000]],
    [20_000, [20_000, 50_000]],
  ])('[9] of a game from %d cents are around one unit', (least, expected) => {
    expect(stakesFrom(least, 50_000)).toEqual(expected)
  })

  it('[2.7] the initial stake is affordable', () => {
    expect(firstStake([50, 100, 200], 10_000)).toBe(100)
    expect(firstStake([50, 100, 200], 60)).toBe(50)
    expect(firstStake([50, 100, 200], 0)).toBe(50)
  })
})
