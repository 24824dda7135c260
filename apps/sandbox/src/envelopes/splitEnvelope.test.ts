import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LEAST, MOST_PACKETS } from './envelopeRules.ts'
import { splitEnvelope } from './splitEnvelope.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const envelopes = fc
  .integer({ min: 1, max: MOST_PACKETS })
  .chain((packets) => fc.record({ packets: fc.constant(packets), amount: fc.integer({ min: packets * LEAST, max: packets * 50_000 }), seed: fc.string() })) // prettier-ignore

test('[2.19] a random split: packets add up to the cent, each has at least the minimum, and one seed gives one list', async () => {
  const property = fc.asyncProperty(envelopes, async (envelope) => {
    const amounts = await splitEnvelope({ ...envelope, split: 'random' })
    expect(amounts).toHaveLength(envelope.packets)
    expect(sum(amounts)).toBe(envelope.amount)
    expect(Math.min(...amounts)).toBeGreaterThanOrEqual(LEAST)
    expect(Math.max(...amounts)).toBeLessThanOrEqual(envelope.amount - LEAST * (envelope.packets - 1))
    expect(await splitEnvelope({ ...envelope, split: 'random' })).toEqual(amounts)
  })
  await fc.assert(property, { numRuns: 60 })
})

test('[2.19] an equal split: packets add up to the cent and differ by one cent at most', async () => {
  const property = fc.asyncProperty(envelopes, async (envelope) => {
    const amounts = await splitEnvelope({ ...envelope, split: 'equal' })
    expect(amounts).toHaveLength(envelope.packets)
    expect(sum(amounts)).toBe(envelope.amount)
    expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(1)
    expect(Math.min(...amounts)).toBeGreaterThanOrEqual(LEAST)
  })
  await fc.assert(property, { numRuns: 200 })
})
