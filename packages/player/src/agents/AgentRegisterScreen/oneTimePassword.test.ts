import { expect, test } from 'vitest'
import { oneTimePassword } from './oneTimePassword.ts'

test('[7.5] a one-time password has letters and digits that are not confused, and differs each time', () => {
  const made = Array.from({ length: 200 }, oneTimePassword)
  expect(new Set(made).size).toBe(200)
  for (const password of made) expect(password).toMatch(/^(?=.*\d)[a-km-np-z2-9]{10}$/)
})
