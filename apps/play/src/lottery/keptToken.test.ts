import { expect, test } from 'vitest'
import { keptToken } from './keptToken.ts'

const launch = { ticket: '', merchant: 'm', language: 'PT', token: 'new' } as const

test('[7.3] a reload goes on with the session of its tab; a new ticket begins another', () => {
  const kept = new Map<string, string>()
  const storage = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  expect(keptToken({ ...launch, ticket: 't', token: 'first' }, storage).token).toBe('first')
  expect(keptToken(launch, storage).token).toBe('first')
  expect(keptToken({ ...launch, ticket: 'u', token: 'second' }, storage).token).toBe('second')
  expect(keptToken(launch, storage).token).toBe('second')
})

test('[7.3] without storage the page works, but not beyond a reload', () => {
  const blocked = () => {
    throw new DOMException('no', 'SecurityError')
  }
  expect(keptToken({ ...launch, ticket: 't' }, blocked).token).toBe('new')
  expect(keptToken(launch, blocked).token).toBe('new')
})
