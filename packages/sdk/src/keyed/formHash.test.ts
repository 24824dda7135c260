import { expect, test } from 'vitest'
import { formHash } from './formHash.ts'

const form = { amount: 1000, to: { bank: 'a' }, password: '123456', verificationCode: '1111' }

test.each([
  ['another order of fields', { verificationCode: '1111', to: { bank: 'a' }, password: '123456', amount: 1000 }, true],
  ['another password or code', { ...form, password: '654321', confirmPassword: '654321', verificationCode: '2222', captcha: '1' }, true],
  ['another amount', { ...form, amount: 1001 }, false],
  ['another destination', { ...form, to: { bank: 'b' } }, false],
  ['another play', { ...form, playCode: 'FIVE_SUM' }, false],
])('[7.6] %s', (_what, other, same) => {
  expect(formHash(other) === formHash(form)).toBe(same)
})

test('[7.6] files are distinguished', () => {
  const of = (name: string) => formHash({ images: [new File(['x'], name, { type: 'image/png', lastModified: 1 })] })
  expect(of('a.png')).toBe(of('a.png'))
  expect(of('a.png')).not.toBe(of('b.png'))
})
