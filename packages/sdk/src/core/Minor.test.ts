import * as z from 'zod/mini'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from './wire/fields.ts'
import { formatMinor, parseMinor } from './Minor.ts'

test.for([
  [12.3, 1230],
  ['12.30', 1230],
  [0.29, 29],
  [1.005e2, 10050],
  ['0', 0],
  [-0.01, -1],
  ['-0.00', 0],
  ['9999999999999.99', 999_999_999_999_999],
] as const)('[contract: money] %s is %s cents', ([wire, cents]) => {
  expect(parseMinor(wire)).toBe(cents)
})

test.for(['', ' 1', '1.', '.5', '1.005', 0.001, '1e3', 1e21, Number.NaN, Infinity, '12345678901234', '+1', '1,5', null, true, [1], {}])(
  '[contract: money] %j is no amount',
  (wire) => {
    expect(parseMinor(wire)).toBeUndefined()
    expect(z.safeParse(money, wire).success).toBe(false)
  },
)

test('[contract: money] every amount survives the way over the wire, as number and as text', () => {
  const cents = fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 })
  fc.assert(
    fc.property(cents, (amount) => {
      const wire = formatMinor(amount)!
      expect(parseMinor(JSON.parse(JSON.stringify(wire)))).toBe(amount)
      expect(parseMinor(String(wire))).toBe(amount)
    }),
  )
})

test('[contract: money] a fraction of a cent is never sent', () => {
  expect(z.safeEncode(money, 0.5 as never).success).toBe(false)
})
