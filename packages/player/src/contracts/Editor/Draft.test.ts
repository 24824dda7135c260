import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dividendTerms, salaryTerms } from '../samples.ts'
import { draftOf, nextTier, termsOf } from './Draft.ts'
import { decimalSignOf, readRate, writeRate } from './rateText.ts'

test('[7.5] a rate is read to the digit: up to three decimals of a percent, with comma or point', () => {
  expect(['12,5', '12.5', '0,01', '100', '4,125', '7,', ' 8 ', '\uff19,5\u00a0%'].map(readRate)).toEqual([
    12_500, 12_500, 10, 100_000, 4125, 7000, 8000, 9500,
  ])
  expect(['', '1,2345', '-3', '1e3', '1.2.3', 'abc', '1000'].map(readRate)).toEqual(Array.from({ length: 7 }, () => undefined))
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000 }),
      (rate) => readRate(writeRate(rate, ',')) === rate && readRate(writeRate(rate, '.')) === rate,
    ),
  )
})

test('[7.5] terms come out of the editor as they went in; another tier begins where the last one ends and pays nothing yet', () => {
  for (const terms of [dividendTerms, salaryTerms]) expect(termsOf(draftOf(terms), terms.standard)).toEqual(terms)
  // Without standard tiers there is no standard, and without a minimum of members no stake that makes them active.
  const { standard: _standard, ...alone } = salaryTerms
  expect(termsOf(draftOf(salaryTerms))).toEqual(alone)
  const salary = draftOf(alone)
  const nobody = termsOf({ ...salary, tiers: salary.tiers.map((tier) => ({ ...tier, activeMember: '' })) })
  expect(nobody.tiers.every(({ activeStake }) => activeStake === undefined)).toBe(true)
  const draft = draftOf(dividendTerms)
  const longer = termsOf({ ...draft, tiers: [...draft.tiers, nextTier(draft.tiers)] })
  expect(longer.tiers.at(-1)).toEqual({ ...dividendTerms.tiers.at(-1), contractRate: 0 })
  expect(new Set([...draft.tiers, nextTier(draft.tiers)].map(({ key }) => key)).size).toBe(4)
})

test.each([
  ['pt-BR', '12,5'],
  ['en', '12.5'],
])('[7.5] a rate in the editor has the decimal sign of %s', (locale, text) => {
  expect(writeRate(12_500, decimalSignOf(locale))).toBe(text)
})
