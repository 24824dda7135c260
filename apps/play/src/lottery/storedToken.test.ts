import { expect, test } from 'vitest'
import { storedToken } from './storedToken.ts'

const launch = { ticket: '', merchant: 'm', language: 'PT', token: 'new' } as const

test('[7.3] a reload continues the session of its tab; a new ticket starts another one', () => {
  const kept = new Map<string, string>()
  const storage = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  expect(storedToken({ ...launch, ticket: 't', token: 'first' }, storage).token).toBe('first')
  expect(storedToken(launch, storage).token).toBe('first')
  expect(storedToken({ ...launch, ticket: 'u', token: 'second' }, storage).token).toBe('second')
  expect(storedToken(launch, storage).token).toBe('second')
})

test('[7.3] without storage the page works, but not beyond a reload', () => {
  const blocked = () => {
    throw new DOMException('no', 'SecurityError')
  }
  expect(storedToken({ ...launch, ticket: 't' }, blocked).token).toBe('new')
  expect(storedToken(launch, blocked).token).toBe('new')
})
