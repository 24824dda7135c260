import { expect, test } from 'vitest'
import { rules } from '../samples.ts'
import { checkByEmail, checkByPhone, firstForgetMethod } from './forgetRules.ts'

test.each([
  ['ana@mail.com', true],
  [' ana.clara+bet@mail.com.br ', true],
  ['ana@mail.museum', true],
  ['ana@mail', false],
  ['ana@mail.c', false],
  ['ana @mail.com', false],
  ['@mail.com', false],
  ['', false],
])('[5] %s as an e-mail address: %s', (email, good) => {
  expect(checkByEmail({ username: 'anaclara', email }, rules).email).toBe(good ? undefined : 'in_email_incorrect')
})

test.each([
  ['', 'empty'],
  ['1234567', 'in_mobileNum_error'],
  ['12345678', undefined],
  ['1'.repeat(21), 'in_mobileNum_error'],
])('[5] %s as a mobile number: %s', (mobileNum, message) => {
  expect(checkByPhone({ mobileNum, verificationCode: '123456', newPassword: 'Demo1234' }, rules).mobileNum).toBe(message)
})

test('[2.11] it starts by phone where CHNGPASSVERIF3 is on, else by e-mail', () => {
  expect([firstForgetMethod(true), firstForgetMethod(false)]).toEqual(['phone', 'email'])
})
