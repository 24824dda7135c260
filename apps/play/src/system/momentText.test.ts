import { expect, test } from 'vitest'
import { momentText } from './momentText.ts'

test('[7.4] times are shown in the zone of the session, with its label, whatever the zone of the device', () => {
  const at = Date.UTC(2026, 10, 23, 1, 30)
  expect(momentText('pt-BR', at, { zone: 'America/Sao_Paulo', name: 'Brasília' })).toBe('22/11/2026, 22:30 (Brasília)')
  expect(momentText('en-GB', at, { zone: 'Europe/London', name: 'London' })).toBe('23/11/2026, 01:30 (London)')
})
