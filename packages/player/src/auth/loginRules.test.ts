import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeLoginSchema, editedPassword, loginSchema, savedPassword } from './loginRules.ts'

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

test('[5] whatever is typed, the rules say what their patterns say, and say it of the field that is wrong', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), fc.string({ maxLength: 30 }), (username, password) => {
      const issues = loginSchema(false).safeParse({ ...good, username, password }).error?.issues ?? []
      const wrong = issues.map(({ path }) => path[0])
      expect(wrong.includes('username')).toBe(!/^\w{3,20}$/.test(username.trim()))
      expect(wrong.includes('password')).toBe(password.length < 6 || password.length > 20)
    }),
  )
})

test('[9] whatever is typed, a number of 8 to 20 digits and a code of 4 to 10 pass, and nothing else does', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 24 })
  fc.assert(
    fc.property(fc.oneof(digits, fc.string()), fc.oneof(digits, fc.string()), (mobile, code) => {
      const passes = codeLoginSchema.safeParse({ mobile, code, remember: true }).success
      expect(passes).toBe(/^\d{8,20}$/.test(mobile) && /^\d{4,10}$/.test(code))
    }),
  )
})

test('[2.9] editing a remembered password never leaves a dot of the stand-in', () => {
  fc.assert(fc.property(fc.string(), (typed) => !editedPassword(savedPassword, savedPassword + typed).includes('•')))
})
