import { expect, test } from 'vitest'
import { randomId, requestId } from './randomId.ts'

test('[quality: security] a request id, which logs show, gives away no key, and a key no other one', () => {
  const ids = [requestId(), randomId(), requestId(), randomId(), randomId()]
  expect(ids.filter((id) => /^[\da-f]{32}$/.test(id))).toEqual(ids)
  expect(new Set(ids).size).toBe(5)
  // Both request ids begin alike, nothing else does.
  expect(new Set(ids.map((id) => id.slice(0, 8))).size).toBe(4)
})
