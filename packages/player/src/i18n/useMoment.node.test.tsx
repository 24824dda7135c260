import { expect, test } from 'vitest'
import { renderToText } from '../testing/renderToText.tsx'
import { marketOf, timeZoneOf, type TimeZone } from '@platform/sdk/markets'
import { useMoment } from './useMoment.ts'

const At = ({ at, zone }: { at: number; zone?: TimeZone }) => useMoment(zone)(at)

test('[9] dates are written as the language has them: English is British, days come first and hours count to 24', async () => {
  const at = Date.UTC(2026, 10, 5, 17, 57)
  expect(await renderToText(<At at={at} />, 'en')).toBe('05/11/2026, 14:57 (Brasília)')
  expect(await renderToText(<At at={at} />, 'pt-BR')).toBe('05/11/2026, 14:57 (Brasília)')
})

test('[7.6] the start of a frame is written in the time zone of its market', async () => {
  const at = Date.UTC(2027, 5, 30, 23)
  const zone = timeZoneOf(marketOf('gb'))
  expect(await renderToText(<At at={at} zone={zone} />, 'en')).toBe('01/07/2027, 00:00 (London)')
  expect(await renderToText(<At at={at} zone={zone} />, 'pt-BR')).toBe('01/07/2027, 00:00 (Londres)')
  expect(await renderToText(<At at={at + 4 * 3_600_000} zone={timeZoneOf(marketOf('open'))} />, 'en')).toBe('01/07/2027, 00:00 (Brasília)')
})
