import { expect, test } from 'vitest'
import { keyStore } from './keyStore.ts'

const key = { merchant: 'm', user: 'ana', call: 'c', key: 'k', hash: 'h' }

function fake(text?: string) {
  const stored = new Map(text === undefined ? [] : [['openCalls', text]])
  return () => ({
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  })
}

test('[7.6] the keys of open bets survive a reload', () => {
  const storage = fake()
  keyStore(storage).set([key])
  expect(keyStore(storage).get()).toEqual([key])
})

test('[7.6] without storage they last as long as the page, and invalid data is ignored', () => {
  expect(keyStore(fake('{')).get()).toBeUndefined()
  const blocked = keyStore(() => {
    throw new DOMException('no', 'SecurityError')
  })
  blocked.set([key])
  expect(blocked.get()).toEqual([key])
})
