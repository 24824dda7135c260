import { expect, test } from 'vitest'
import { renderToText } from '../testing/renderToText.tsx'
import { useMoment } from './useMoment.ts'

const At = ({ at }: { at: number }) => useMoment()(at)

test('[9] dates are written as the language has them: English is British, days come first and hours count to 24', async () => {
  const at = Date.UTC(2026, 10, 5, 17, 57)
  expect(await renderToText(<At at={at} />, 'en')).toBe('05/11/2026, 14:57 (Brasília)')
  expect(await renderToText(<At at={at} />, 'pt-BR')).toBe('05/11/2026, 14:57 (Brasília)')
})
