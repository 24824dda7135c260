import { expect, test } from 'vitest'
import { renderToText } from '../testing/renderToText.tsx'
import { DateRange } from './DateRange.tsx'
import { samplePromotion } from './samples.ts'

const startDate = Date.parse('2026-02-01T12:00:00Z')
const endDate = Date.parse('2026-02-28T12:00:00Z')
const month = samplePromotion({ startDate, endDate })
const endless = samplePromotion({ startDate, noExpiry: 1 })

test('[2.15] a card writes its days YYYY/MM/DD in both languages', async () => {
  for (const locale of ['pt-BR', 'en'] as const)
    expect(await renderToText(<DateRange promotion={month} on="card" />, locale)).toBe('2026/02/01 – 2026/02/28')
  expect(await renderToText(<DateRange promotion={endless} on="card" />)).toBe('Desde 2026/02/01 · sem data de término')
  expect(await renderToText(<DateRange promotion={endless} on="card" />, 'en')).toBe('Since 2026/02/01 · long term')
})

test('[2.15] the page of a promotion writes them as its language does', async () => {
  expect(await renderToText(<DateRange promotion={month} on="page" />)).toBe('01/02/2026 – 28/02/2026')
  expect(await renderToText(<DateRange promotion={month} on="page" />, 'en')).toBe('1 February 2026 – 28 February 2026')
  expect(await renderToText(<DateRange promotion={endless} on="page" />)).toBe('Desde 01/02/2026 · sem data de término')
})
