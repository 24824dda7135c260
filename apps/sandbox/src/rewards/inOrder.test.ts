import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inOrder } from './inOrder.ts'

test('[2.1] the reward centre lists claimable rewards first, and those that expire sooner before the others; otherwise the order stays', () => {
  const offers = [
    { id: 1, status: 'join' as const, expiresAt: 5 },
    { id: 2, status: 'claim' as const },
    { id: 3, status: 'claim' as const, expiresAt: 90 },
    { id: 4, status: 'join' as const },
    { id: 5, status: 'claim' as const, expiresAt: 10 },
    { id: 6, status: 'claim' as const },
    { id: 7, status: 'join' as const },
  ]
  expect(inOrder(offers).map(({ id }) => id)).toEqual([5, 3, 2, 6, 1, 4, 7])
})

test('[2.1] for any offers, none comes before one of the same status that expires sooner', () => {
  const offer = fc.record({
    status: fc.constantFrom('claim' as const, 'join' as const),
    expiresAt: fc.option(fc.nat(), { nil: undefined }),
  })
  fc.assert(
    fc.property(fc.array(offer), (offers) => {
      const sorted = inOrder(offers)
      for (const [index, { status, expiresAt = Infinity }] of sorted.entries()) {
        const next = sorted[index + 1]
        if (next?.status === status) expect(expiresAt).toBeLessThanOrEqual(next.expiresAt ?? Infinity)
        if (status === 'join') expect(next?.status).not.toBe('claim')
      }
    }),
  )
})
