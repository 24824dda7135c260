import { expect, test, vi } from 'vitest'
import { checkProof } from './useProof.ts'

const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

test('[2.17] a receipt is checked on this device, and a browser that cannot do the sum says so', async () => {
  expect(await checkProof('', EMPTY.toUpperCase())).toBe('good')
  expect(await checkProof('changed', EMPTY)).toBe('bad')
  // As on a page without a secure connection.
  vi.stubGlobal('crypto', {})
  expect(await checkProof('', EMPTY)).toBe('impossible')
  vi.unstubAllGlobals()
})
