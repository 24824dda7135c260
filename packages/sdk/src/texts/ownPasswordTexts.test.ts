import { expect, test } from 'vitest'
import { allCalls } from '../exports/testing.ts'

/** What stays open, and what shows no text when it is refused. */
const others = new Set(['logout', 'renewSession', 'changePassword'])

test('[7.5] whatever is done with a password that an agent made is refused in words', () => {
  const refused = allCalls.filter(({ access, retry, texts, name }) => access !== 'guest' && retry !== 'read' && texts && !others.has(name))
  expect(refused.length).toBeGreaterThan(40)
  expect(refused.filter(({ texts }) => !texts!['password.change']).map(({ name }) => name)).toEqual([])
})
