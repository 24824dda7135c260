import { expect, test } from 'vitest'
import { checkRule } from './RegisterRule.ts'

const rule = {
  field: 'username',
  enabled: true,
  required: true,
  pattern: String.raw`^[A-Za-z]\w*$`,
  minLength: 4,
  maxLength: 16,
  messageKey: 'usernameFormat',
}

test('[5] a field must be there, long enough, short enough and of its pattern', () => {
  for (const value of ['', 'abc', '1abcd', 'ana clara', 'a'.repeat(17)]) expect(checkRule(rule, value), value).toBe('usernameFormat')
  for (const value of ['abcd', 'a'.repeat(16), 'ana_9']) expect(checkRule(rule, value), value).toBeUndefined()
})

test('[5] an optional empty field and a field that is off are not looked at', () => {
  expect(checkRule({ ...rule, required: false }, '')).toBeUndefined()
  expect(checkRule({ ...rule, required: false }, 'x')).toBe('usernameFormat')
  expect(checkRule({ ...rule, enabled: false }, '')).toBeUndefined()
})

test('[5] what the gateway sent as a pattern cannot throw', () => {
  expect(checkRule({ ...rule, pattern: '(' }, 'anaclara')).toBeUndefined()
  expect(checkRule({ ...rule, pattern: '', maxLength: 0 }, 'a'.repeat(257))).toBe('usernameFormat')
  expect(checkRule({ ...rule, pattern: '', messageKey: '' }, '')).toBe('validation')
})
