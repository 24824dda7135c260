import { expect, test } from 'vitest'
import { platformTime } from './platformTime.ts'

test('[7.4] times are shown in the platform’s zone, with its label, whatever the zone of the device', () => {
  const at = Date.UTC(2026, 10, 23, 1, 30)
  expect(platformTime('pt-BR', at)).toBe('22/11/2026, 22:30 (Brasília)')
  expect(platformTime('en', at)).toMatch(/^11\/22\/26, 10:30\sPM \(Brasília\)$/)
})
