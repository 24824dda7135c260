import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inSight, stepsAt } from './referralOffers.ts'

const ladders = fc
  .uniqueArray(fc.record({ friends: fc.integer({ min: 1, max: 60 }), reward: fc.integer({ min: 1, max: 100_000 }) }), {
    selector: ({ friends }) => friends,
  })
  .map((steps) => steps.toSorted((a, b) => a.friends - b.friends))
const rules = { multiple: 1, weights: {} }
const ready = (reached: number, steps: { friends: number; reward: number }[]) =>
  stepsAt(reached, steps, rules)
    .filter(({ status }) => status === 'claim')
    .map(({ code }) => code)

test('[2.1] for any ladder: exactly the reached steps can be claimed, one more friend removes none, and the next step is shown', () => {
  fc.assert(
    fc.property(ladders, fc.integer({ min: 0, max: 70 }), (steps, reached) => {
      const offers = stepsAt(reached, steps, rules)
      expect(ready(reached, steps)).toEqual(
        steps.filter(({ friends }) => friends <= reached).map(({ friends }) => `referral:step:${friends}`),
      )
      expect(ready(reached + 1, steps).slice(0, ready(reached, steps).length)).toEqual(ready(reached, steps))
      expect(new Set(offers.map(({ code }) => code)).size).toBe(steps.length)
      for (const { progress } of offers) expect(progress!.done).toBe(Math.min(reached, progress!.target))
      expect(offers.reduce((sum, { amount }) => sum + amount, 0)).toBe(steps.reduce((sum, { reward }) => sum + reward, 0))
      const shown = inSight(offers)
      expect(shown.filter(({ status }) => status !== 'claim')).toEqual(offers.filter(({ status }) => status !== 'claim').slice(0, 1))
      expect(shown.filter(({ status }) => status === 'claim')).toHaveLength(ready(reached, steps).length)
    }),
  )
})
