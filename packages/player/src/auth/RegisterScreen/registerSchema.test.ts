import { expect, test } from 'vitest'
import fc from 'fast-check'
import { checkRule, type RegisterRule } from '@platform/sdk/account'
import { BusinessError, ValidationError } from '@platform/sdk'
import { rules } from '../samples.ts'
import { refusedFields } from '../../blocks/form/refusedFields.ts'
import { fieldOf } from './registerError.ts'
import { checkRegistration, firstMethod, registerSchema, type RegisterSettings } from './registerSchema.ts'
import { registerMethodOf } from './registerMethodOf.ts'

const settings: RegisterSettings = { username: true, mobile: true, captcha: true, smsCode: false, affiliateCode: true }
const names = (method: 'username' | 'mobile', some: Partial<RegisterSettings> = {}, of: RegisterRule[] = rules) =>
  registerSchema(of, { ...settings, ...some }, method).fields.map(({ rule }) => rule.field)

test('[4] it starts by user name, and by mobile only where that is the only way', () => {
  expect(firstMethod(settings)).toBe('username')
  expect(firstMethod({ ...settings, username: false })).toBe('mobile')
  expect(firstMethod({ ...settings, mobile: false })).toBe('username')
})

test('[2.10] the server decides the fields; by mobile there is no user name, and a captcha where the gateway has it on, or a refusal requires it', () => {
  expect(names('username')).toEqual([
    'username',
    'password',
    'confirmPassword',
    'mobileNum',
    'verificationCode',
    'email',
    'affiliateCode',
    'captcha',
  ])
  expect(names('mobile')).toEqual(['mobileNum', 'verificationCode', 'password', 'confirmPassword', 'email', 'affiliateCode', 'captcha'])
  expect(names('mobile', { captcha: false })).not.toContain('captcha')
  expect(names('username', { captcha: false })).not.toContain('captcha')
  expect(registerSchema(rules, { ...settings, captcha: false }, 'mobile', 'registration').fields.at(-1)?.rule.field).toBe('captcha')
})

test('[2.10] a field that the server hides is not shown, unless no registration is possible without it', () => {
  const hidden = rules.map((rule) => ({ ...rule, enabled: false, required: false }))
  expect(names('username', { captcha: false }, hidden)).toEqual(['username', 'password', 'confirmPassword'])
  expect(names('mobile', { captcha: false }, hidden)).toEqual(['mobileNum', 'verificationCode', 'password', 'confirmPassword'])
})

test('[2.10] few fields are one step; many are several: what every account needs, then the rest, none lost', () => {
  const few = registerSchema(rules, { ...settings, captcha: false }, 'mobile')
  expect(few.steps).toEqual([few.fields])
  const extra = ['nickname', 'payeeName', 'idNumber', 'qqNum', 'facebook', 'wechat'].map((field) => ({ ...rules[5]!, field }))
  const { fields, steps } = registerSchema([...rules, ...extra], settings, 'username')
  expect(steps.length).toBe(3)
  expect(steps.flat()).toEqual(fields)
  expect(steps[0]!.map(({ rule }) => rule.field)).toEqual(names('username').slice(0, 3))
})

const good = { username: 'anaclara', password: 'Demo1234', confirmPassword: 'Demo1234', captcha: '1234' }
const schema = registerSchema(rules, settings, 'username')
const wrong = (values: Record<string, string>) =>
  Object.entries(checkRegistration({ ...good, ...values }, schema)).filter(([, key]) => key !== undefined)

test.each([
  [{}, []],
  [{ username: '1ana' }, [['username', 'usernameFormat']]],
  [{ confirmPassword: '' }, [['confirmPassword', 'in_incorrect_password']]],
  [{ confirmPassword: 'Demo12345' }, [['confirmPassword', 'in_confirmation_correct']]],
  [{ captcha: '' }, [['captcha', 'empty']]],
  [{ captcha: '1234567' }, [['captcha', 'enterCaptcha']]],
  [{ mobileNum: '123', verificationCode: '123456' }, [['mobileNum', 'in_mobileNum_error']]],
  [{ mobileNum: '21987654321' }, [['verificationCode', 'empty']]],
  [{ email: 'ana@' }, [['email', 'in_email_incorrect']]],
])('[5] %o is refused as %o', (values, expected) => {
  expect(wrong(values as Record<string, string>)).toEqual(expected)
})

test('[5] whatever is typed, a field is judged by its rule alone and an optional empty one never', () => {
  fc.assert(
    fc.property(fc.constantFrom('mobileNum', 'email', 'affiliateCode'), fc.string(), (field, value) => {
      const rule = rules.find((one) => one.field === field)!
      expect(checkRegistration({ ...good, [field]: value }, schema)[field]).toBe(checkRule(rule, value))
      expect(checkRegistration({ ...good, [field]: '' }, schema)[field]).toBeUndefined()
    }),
  )
})

test('[8] a refusal is shown at its field, where the form has it', () => {
  const refused = (code: string) => new BusinessError(code, { code })
  const at = (error: unknown, ...fields: string[]) => refusedFields(error, fields, fieldOf)
  expect(at(refused('register.usernameTaken'), 'username')).toEqual([['username', '']])
  expect(at(refused('register.invitation'), 'affiliateCode')).toEqual([['affiliateCode', '']])
  expect(at(refused('register.referrer'), 'affiliateCode')).toEqual([])
  expect(at(refused('verification.code'), 'username')).toEqual([])
  expect(at(new ValidationError('x', { email: 'validation.email', secret: 'x' }, { code: 'validation' }), 'email')).toEqual([
    ['email', 'validation.email'],
  ])
  expect(at(new Error('x'), 'email')).toEqual([])
})

test.each([
  [true, true, true, 'APP'],
  [false, true, true, 'WEBCLIP'],
  [false, false, true, 'PWA'],
  [false, true, false, 'H5'],
  [false, false, false, 'H5'],
] as const)('[3] app %s, web clip %s, standalone %s registers as %s', (app, webclip, standalone, method) => {
  expect(registerMethodOf({ app, webclip, standalone })).toBe(method)
})
