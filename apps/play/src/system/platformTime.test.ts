import { expect, test } from 'vitest'
import { platformTime } from './platformTime.ts'

test('[7.4] a time is told in the platform’s zone, which is named, whatever the device’s is', () => {
  const at = Date.UTC(2026, 10, 23, 1, 30)
  expect(platformTime('pt-BR', at)).toBe('22/11/2026, 22:30 (Brasília)')
  expect(platformTime('en', at)).toMatch(/^11\/22\/26, 10:30\sPM \(Brasília\)$/)
})
