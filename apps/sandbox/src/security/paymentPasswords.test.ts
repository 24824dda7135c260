import { login, memberTypes, register } from '@platform/sdk/account'
import { RateLimitedError } from '@platform/sdk'
import {
  changePaymentPassword,
  checkPaymentPassword,
  getSecurityConfig,
  hasWithdrawalPassword,
  resetPaymentPassword,
  sendMemberCode,
  sendMemberEmailCode,
  setPaymentPassword,
} from '@platform/sdk/security'
import { beforeAll, expect, test } from 'vitest'
import { hashPassword } from '../account/password.ts'
import { raceRounds } from '../testing/raceRounds.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { paymentPassword, securityMember, type SecurityMember } from '../testing/securityMember.ts'
import { startTwoProcesses } from '../testing/startTwoProcesses.ts'
import { solveCaptcha } from '../testing/solveCaptcha.ts'

/** `npm run soak` uses 200. */
const ROUNDS = raceRounds(10)
const MINUTE = 60_000
const HOUR = 60 * MINUTE
let clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => clock })
beforeAll(async () => {
  await sandbox.console('flags', { merchant: 'ipanema', flag: 'USERNAMEREG3', on: true })
  for (const field of ['paymentPassword', 'payeeName', 'idNumber'])
    await sandbox.console('rules', { merchant: 'ipanema', field, enabled: true, required: false })
})

const next = '591738'
const fieldOf = async (attempt: Promise<unknown>) =>
  ((await failureOf(attempt)) as { fields?: Record<string, string> } | undefined)?.fields?.['paymentPassword']
const change = ({ client }: SecurityMember, oldPaymentPassword: string, to = next) =>
  changePaymentPassword(client, { oldPaymentPassword, paymentPassword: to })
const wrong = (index: number) => String(300_500 + index * 7)

test('[7.6] six digits, not all equal, no ascending or descending run, also not past 9 and 0: refused when set, changed, reset and registered', async () => {
  const weak = [
    '12345',
    '1234567',
    'abcdef',
    '12345a',
    '111111',
    '000000',
    '123456',
    '654321',
    '567890',
    '890123',
    '098765',
    '１２３４５６',
  ]
  const [fresh, member] = [await securityMember(sandbox, { bare: true }), await securityMember(sandbox)]
  for (const value of weak) {
    // A later time, so that the newest captcha is unambiguous.
    clock += 1
    expect(checkPaymentPassword(value), value).toBe('validation.paymentWeak')
    expect(await fieldOf(setPaymentPassword(fresh.client, { password: fresh.password, paymentPassword: value }))).toBe(
      'validation.paymentWeak',
    )
    expect(await fieldOf(change(member, paymentPassword, value))).toBe('validation.paymentWeak')
    const reset = { type: 'sms' as const, verificationCode: '000000', paymentPassword: value }
    expect(await fieldOf(resetPaymentPassword(member.client, reset))).toBe('validation.paymentWeak')
    const passwords = { password: 'Canario2026', confirmPassword: 'Canario2026', paymentPassword: value }
    const form = { ...passwords, username: `fraca${weak.indexOf(value)}`, registerUrl: 'ipanema.example', registerMethod: 'H5' as const }
    expect(await fieldOf(register(sandbox.client(), { ...form, ...(await solveCaptcha(sandbox)) }))).toBe('validation.paymentWeak')
  }
  for (const good of ['121212', '135790', '112233', '284617']) expect(checkPaymentPassword(good), good).toBeUndefined()
  expect(await hasWithdrawalPassword(fresh.client)).toEqual({ hasPassword: false })
})

test('[7.6] it is set once, with the login password; one from the registration counts as set', async () => {
  const fresh = await securityMember(sandbox, { bare: true })
  const set = (password: string) => setPaymentPassword(fresh.client, { password, paymentPassword })
  expect((await failureOf(set('Errada2026')))?.code).toBe('password.wrong')
  await set(fresh.password)
  expect(await hasWithdrawalPassword(fresh.client)).toEqual({ hasPassword: true })
  expect((await failureOf(set(fresh.password)))?.code).toBe('payment.set')

  clock += 1
  const passwords = { password: 'Canario2026', confirmPassword: 'Canario2026', paymentPassword }
  const told = { payeeName: 'Ana Souza', idNumber: '11144477735' }
  const form = { ...passwords, ...told, username: 'registrada', registerUrl: 'ipanema.example', registerMethod: 'H5' as const }
  await register(sandbox.client(), { ...form, ...(await solveCaptcha(sandbox)) })
  const registered = await login(sandbox.client(), { type: 'username', username: 'registrada', password: 'Canario2026' })
  const own = sandbox.client({ session: { ...registered, type: memberTypes.player, merchantCode: 'ipanema' } })
  expect(await hasWithdrawalPassword(own)).toEqual({ hasPassword: true })
  expect(await getSecurityConfig(own)).toMatchObject({ paymentPassword: true, payeeName: 'Ana S•••', idNumber: '•••.444.777-••' })
  expect((await failureOf(setPaymentPassword(own, { password: 'Canario2026', paymentPassword: next })))?.code).toBe('payment.set')
})

test('[7.6] of two parallel requests one sets it', async () => {
  const { client, password } = await securityMember(sandbox, { bare: true })
  const codes = ['284617', '591738', '736251'].map(
    async (value) => (await failureOf(setPaymentPassword(client, { password, paymentPassword: value })))?.code,
  )
  expect((await Promise.all(codes)).filter((code) => code === 'payment.set')).toHaveLength(2)
})

test('[7.6] it is neither the login password nor the previous one; a member without one cannot change it', async () => {
  const member = await securityMember(sandbox)
  const digits = '406182'
  await sandbox.db
    .updateTable('members')
    .set({ password_hash: await hashPassword(digits, 4) })
    .where('account', '=', member.userName)
    .execute()
  expect(await fieldOf(change(member, paymentPassword, digits))).toBe('validation.paymentSame')
  expect((await failureOf(change(member, paymentPassword, paymentPassword)))?.code).toBe('modify.new.old.same')
  const fresh = await securityMember(sandbox, { bare: true })
  expect(await fieldOf(setPaymentPassword(fresh.client, { password: digits, paymentPassword: digits }))).toBe('validation.paymentSame')
  expect((await failureOf(change(fresh, '111222')))?.code).toBe('payment.unset')
})

test('[7.6] five wrong ones lock it for 30 minutes, also for the correct one; refusals before that contain the remaining tries', async () => {
  const member = await securityMember(sandbox)
  for (let tries = 1; tries < 5; tries++) {
    const error = await failureOf(change(member, wrong(tries)))
    expect([error?.code, error?.value]).toEqual(['payment.wrong', { attemptsLeft: 5 - tries }])
  }
  expect((await failureOf(change(member, wrong(5))))?.code).toBe('payment.locked')
  const locked = await failureOf(change(member, paymentPassword))
  expect(locked).toBeInstanceOf(RateLimitedError)
  expect([locked?.code, (locked as RateLimitedError).after]).toEqual(['payment.locked', 30 * MINUTE])
  expect((await getSecurityConfig(member.client)).paymentLockedUntil).toBe(clock + 30 * MINUTE)
  clock += 30 * MINUTE - 1
  expect((await failureOf(change(member, paymentPassword)))?.code).toBe('payment.locked')
  clock += 1
  await change(member, paymentPassword)
  expect((await getSecurityConfig(member.client)).paymentLockedUntil).toBeUndefined()
})

test('[7.6] of a hundred parallel guesses five are checked', async () => {
  const member = await securityMember(sandbox)
  const guesses = Array.from({ length: 100 }, (_, index) => failureOf(change(member, wrong(index))))
  const codes = (await Promise.all(guesses)).map((error) => error?.code)
  expect(codes.filter((code) => code === 'payment.wrong')).toHaveLength(4)
  expect(codes.filter((code) => code === 'payment.locked').length).toBeGreaterThan(0)
  expect(codes.filter((code) => code !== 'payment.wrong' && code !== 'payment.locked' && code !== 'server.busy')).toEqual([])
  expect((await failureOf(change(member, paymentPassword)))?.code).toBe('payment.locked')
})

test('[7.6] of eight parallel calls with the right one none is locked, in two processes either', async () => {
  const { one, two, close } = await startTwoProcesses()
  const member = await securityMember(one)
  const clients = [one, two].map((gateway) => gateway.client({ session: member.session }))
  for (let round = 0; round < ROUNDS; round++) {
    // The right old one: refused only afterwards, because the new one is the same.
    const calls = Array.from({ length: 8 }, (_, index) =>
      change({ ...member, client: clients[index % 2]! }, paymentPassword, paymentPassword),
    )
    const codes = (await Promise.all(calls.map(failureOf))).map((error) => error?.code)
    expect(codes.filter((code) => code === 'modify.new.old.same').length).toBeGreaterThanOrEqual(1)
    expect(codes.filter((code) => code !== 'modify.new.old.same' && code !== 'server.busy')).toEqual([])
  }
  await close()
}, 600_000)

test('[7.6] four wrong ones every half hour cannot continue forever: tries of a day count together', async () => {
  const member = await securityMember(sandbox)
  let looked = 0
  for (let minute = 0; minute < 24 * 60; minute += 10) {
    const error = await failureOf(change(member, wrong(minute)))
    if (error?.code === 'payment.wrong') looked++
    clock += 10 * MINUTE
  }
  expect(looked).toBeLessThan(24 * 2 * 5)
})

test('[7.6] a change or a reset visibly holds withdrawals for 24 hours and notifies the member; setting the first one does not', async () => {
  const member = await securityMember(sandbox)
  expect((await getSecurityConfig(member.client)).heldUntil).toBeUndefined()
  await change(member, paymentPassword)
  expect((await getSecurityConfig(member.client)).heldUntil).toBe(clock + 24 * HOUR)
  clock += HOUR
  await sendMemberCode(member.client, { purpose: 'reset' })
  await resetPaymentPassword(member.client, { type: 'sms', verificationCode: await member.codeAt(member.mobile), paymentPassword })
  expect((await getSecurityConfig(member.client)).heldUntil).toBe(clock + 24 * HOUR)
  expect(await member.inbox()).toEqual(['Your payment password has changed', 'Your payment password has changed'])
  clock += 24 * HOUR
  expect(
    (await getSecurityConfig(sandbox.client({ session: { ...member.session, ...(await renewed(member)) } }))).heldUntil,
  ).toBeUndefined()
})

const renewed = ({ userName, password }: SecurityMember) => login(sandbox.client(), { type: 'username', username: userName, password })

test.each(['sms', 'email'] as const)('[7.6] a code by %s resets it, once, and lifts the lock', async (type) => {
  const member = await securityMember(sandbox)
  for (let tries = 0; tries < 5; tries++) await failureOf(change(member, wrong(tries)))
  await (type === 'sms' ? sendMemberCode : sendMemberEmailCode)(member.client, { purpose: 'reset' })
  const verificationCode = await member.codeAt(type === 'sms' ? member.mobile : member.email)
  const reset = (to: string) => resetPaymentPassword(member.client, { type, verificationCode, paymentPassword: to })
  await reset(next)
  expect((await failureOf(reset('731946')))?.code).toBe('verification.code')
  await change(member, next, '731946')
})

test('[7.6] a code is valid for its purpose, channel and member only; guesses are limited however many codes are sent', async () => {
  const [member, other] = [await securityMember(sandbox), await securityMember(sandbox)]
  await sendMemberCode(member.client, { purpose: 'reset' })
  const verificationCode = await member.codeAt(member.mobile)
  const reset = (who: SecurityMember, code: string, type: 'sms' | 'email' = 'sms') =>
    failureOf(resetPaymentPassword(who.client, { type, verificationCode: code, paymentPassword: next }))
  expect((await reset(member, verificationCode, 'email'))?.code).toBe('verification.code')
  expect((await reset(other, verificationCode))?.code).toBe('verification.code')
  clock += MINUTE
  await sendMemberCode(member.client, { purpose: 'current' })
  expect((await reset(member, await member.codeAt(member.mobile)))?.code).toBe('verification.code')

  const looked: (string | undefined)[] = []
  for (let sends = 0; sends < 6; sends++) {
    clock += MINUTE
    await failureOf(sendMemberCode(member.client, { purpose: 'reset' }))
    for (let tries = 0; tries < 6; tries++) looked.push((await reset(member, '000000'))?.code)
  }
  expect(looked.filter((code) => code === 'verification.code').length).toBeLessThanOrEqual(15)
  expect(looked.at(-1)).toBe('rate.limited')
})
