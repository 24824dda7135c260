import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanField } from '@platform/sdk'
import { checkCodeLogin, checkLogin, editedPassword, savedPassword } from './loginRules.ts'
import { usualLoginRules } from './rules/usualRules.ts'

const good = { username: 'anaclara', password: 'Demo1234', captcha: '', remember: true }
const problem = (values: Partial<typeof good>, withCaptcha = false) =>
  Object.values(checkLogin({ ...good, ...values }, usualLoginRules, withCaptcha)).find(Boolean)

test('[5] a user name has 3 to 20 word characters', () => {
  expect(problem({})).toBeUndefined()
  expect(problem({ username: '' })).toBe('empty')
  for (const username of ['ab', 'a'.repeat(21), 'ana clara', 'ana-clara', "a' or 1=1"]) expect(problem({ username })).toBe('usernameFormat')
  for (const username of ['abc', 'a'.repeat(20), 'ana_9', ' anaclara ']) expect(problem({ username })).toBeUndefined()
})

test('[5] a password has 6 to 20 characters', () => {
  expect(problem({ password: '' })).toBe('empty')
  for (const password of ['12345', 'a'.repeat(21)]) expect(problem({ password })).toBe('passwordFormat')
  for (const password of ['123456', 'a'.repeat(20), savedPassword]) expect(problem({ password })).toBeUndefined()
})

test('[5] the gateway’s rules hold where it has sent some', () => {
  const own = usualLoginRules.map((rule) => ({ ...rule, minLength: 8, maxLength: 9, pattern: '^[a-z]+$' }))
  const wrong = (username: string, password: string) => checkLogin({ ...good, username, password }, [...own, ...usualLoginRules], false)
  expect(wrong('anaclara', 'segredos')).toEqual({ username: undefined, password: undefined, captcha: undefined })
  expect(wrong('ana', 'Demo1234')).toMatchObject({ username: 'usernameFormat', password: 'passwordFormat' })
  // A remembered password is not validated: its value is not known.
  expect(wrong('anaclara', savedPassword).password).toBeUndefined()
})

test('[5] the captcha is required, numeric and at most 6 digits, only while it is shown', () => {
  expect(problem({ captcha: '' }, false)).toBeUndefined()
  expect(problem({ captcha: '' }, true)).toBe('empty')
  for (const captcha of ['12a', '1234567']) expect(problem({ captcha }, true)).toBe('enterCaptcha')
  expect(problem({ captcha: '123456' }, true)).toBeUndefined()
})

test('[2.9] typing over a remembered password leaves only what was typed', () => {
  expect(editedPassword(savedPassword, `${savedPassword}x`)).toBe('x')
  expect(editedPassword(savedPassword, savedPassword.slice(1))).toBe('')
  expect(editedPassword('abc', 'abc•')).toBe('abc•')
})

test('[5] whatever is typed, the rules say what their patterns say of what the cleaner leaves, and say it of the field that is wrong', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), fc.string({ maxLength: 30 }), (username, password) => {
      const wrong = checkLogin({ ...good, username, password }, usualLoginRules, false)
      expect(wrong.username !== undefined).toBe(!/^\w{3,20}$/.test(cleanField('loginUsername', username)))
      expect(wrong.password !== undefined).toBe(password.length < 6 || password.length > 20)
    }),
  )
})

test('[9] whatever is typed, a number of 8 to 20 digits and a code of 4 to 10 pass, and nothing else does', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 24 })
  fc.assert(
    fc.property(fc.oneof(digits, fc.string()), fc.oneof(digits, fc.string()), (mobile, code) => {
      const wrong = checkCodeLogin({ mobile, code, captcha: '', remember: true }, usualLoginRules, false)
      expect(!wrong.mobile && !wrong.code).toBe(/^\d{8,20}$/.test(mobile) && /^\d{4,10}$/.test(code))
    }),
  )
})

test('[2.9] editing a remembered password never leaves a dot of the placeholder', () => {
  fc.assert(fc.property(fc.string(), (typed) => !editedPassword(savedPassword, savedPassword + typed).includes('•')))
})
