import { expect, test } from 'vitest'
import { editedPassword, loginSchema, savedPassword } from './loginRules.ts'

const good = { username: 'anaclara', password: 'Demo1234', captcha: '', remember: true }
const problem = (values: Partial<typeof good>, withCaptcha = false) =>
  loginSchema(withCaptcha).safeParse({ ...good, ...values }).error?.issues[0]?.message

test('[5] a user name has 3 to 20 word characters', () => {
  expect(problem({})).toBeUndefined()
  for (const username of ['', 'ab', 'a'.repeat(21), 'ana clara', 'ana-clara', "a' or 1=1"])
    expect(problem({ username })).toBe('usernameFormat')
  for (const username of ['abc', 'a'.repeat(20), 'ana_9', ' anaclara ']) expect(problem({ username })).toBeUndefined()
})

test('[5] a password has 6 to 20 characters', () => {
  for (const password of ['', '12345', 'a'.repeat(21)]) expect(problem({ password })).toBe('passwordFormat')
  for (const password of ['123456', 'a'.repeat(20), savedPassword]) expect(problem({ password })).toBeUndefined()
})

test('[5] the captcha is required, numeric and at most 6 digits, only while it is shown', () => {
  expect(problem({ captcha: '' }, false)).toBeUndefined()
  expect(problem({ captcha: '' }, true)).toBe('captchaRequired')
  expect(problem({ captcha: '12a' }, true)).toBe('captchaFormat')
  expect(problem({ captcha: '1234567' }, true)).toBe('captchaFormat')
  expect(problem({ captcha: '123456' }, true)).toBeUndefined()
})

test('[2.9] typing over a remembered password leaves only what was typed', () => {
  expect(editedPassword(savedPassword, `${savedPassword}x`)).toBe('x')
  expect(editedPassword(savedPassword, savedPassword.slice(1))).toBe('')
  expect(editedPassword('abc', 'abc•')).toBe('abc•')
})
