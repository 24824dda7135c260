import { createHash } from 'node:crypto'
import { getIdentityProviders, login, redeemIdentity, register, registerByMobile, sendIdentityCode } from '@platform/sdk/account'
import { expect, test } from 'vitest'
import { failureOf } from '../testing/failureOf.ts'
import { readMessage } from '../testing/readMessage.ts'
import { solveCaptcha } from '../testing/solveCaptcha.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { origin as gateway } from '../testing/startTestSandbox.ts'

let clock = Date.now()
const flag = (name: string, merchant = 'ipanema') => sandbox.console('flags', { merchant, flag: name, on: true })
const sandbox = await fileSandbox({ clock: () => clock })
for (const name of ['GOOGLELOGIN3', 'USERNAMEREG3', 'MOBILEREG3', 'MOBILEVERCODELOGIN3']) await flag(name)
await flag('GOOGLELOGIN3', 'lotus')
await sandbox.console('thirdPartySms', { merchant: 'ipanema', on: true })

let people = 0
const site = 'https://ipanema.example'
const verifier = 'the-verifier-of-the-window-that-was-opened'
const challenge = createHash('sha256').update(verifier).digest('base64url')
const newEmail = () => `pessoa${++people}@exemplo.com`
const newNumber = () => `1197777${1000 + ++people}`
const passwords = { password: 'Canario2026', confirmPassword: 'Canario2026' }
const form = { registerUrl: 'ipanema.example', registerMethod: 'H5' as const, ...passwords }

const consent = (more: object = {}, address?: string) =>
  sandbox.send('POST', '/identity/consent', {
    address,
    body: { channel: 'google', origin: site, challenge, name: 'Ana', email: newEmail(), ...more },
  })
const codeOf = async (email: string): Promise<string> => (await consent({ email })).body.value.code
const proofOf = async (email: string) =>
  (await redeemIdentity(sandbox.client(), { channel: 'google', code: await codeOf(email), verifier })).idToken
const enter = (firebaseIdToken: string, more: object = {}) =>
  login(sandbox.client(), { type: 'username', firebaseChannel: 'google', firebaseIdToken, ...more })

test('[2.9] the flags and the console determine the channels', async () => {
  const ask = async (merchant: string) => (await sandbox.call(getIdentityProviders, {}, { merchant })).body.value
  expect(await ask('ipanema')).toEqual({ channels: ['google', 'sms'], authorizeUrl: `${gateway}/identity/authorize` })
  expect((await ask('lotus')).channels).toEqual(['google'])
  expect((await failureOf(redeemIdentity(sandbox.client(), { channel: 'facebook', code: 'x' })))?.code).toBe('access.feature')
})

test('[2.9] an unlinked external account registers a member, and signs in from then on', async () => {
  const email = newEmail()
  const proof = await proofOf(email)
  expect((await failureOf(enter(proof)))?.code).toBe('identity.unknown')
  const captcha = await solveCaptcha(sandbox)
  const { userName } = await register(sandbox.client(), {
    ...form,
    username: `novo${++people}`,
    ...captcha,
    firebaseChannel: 'google',
    firebaseIdToken: proof,
  })
  expect((await enter(await proofOf(email.toUpperCase()))).userName).toBe(userName)
})

test('[2.9] user name and password link an external account; an expired proof does not affect the sign-in', async () => {
  const { userName: username, password } = await sandbox.member()
  const email = newEmail()
  await enter(await proofOf(email), { username, password })
  expect((await enter(await proofOf(email))).userName).toBe(username)
  expect((await enter('what-is-no-proof', { username, password })).userName).toBe(username)
})

test('[2.9] an external account signs in to the account that it was first linked to, whichever member presents it later', async () => {
  const [one, two, email] = [await sandbox.member(), await sandbox.member(), newEmail()]
  for (const { userName: username, password } of [one, two]) await enter(await proofOf(email), { username, password })
  expect((await enter(await proofOf(email))).userName).toBe(one.userName)
})

test('[2.9] a code is valid once, for a minute, with its verifier, its channel and its merchant', async () => {
  await flag('FACEBOOKLOGIN3')
  const code = await codeOf(newEmail())
  const redeem = (more: object, merchant?: string) =>
    failureOf(redeemIdentity(sandbox.client({ merchant }), { channel: 'google', code, verifier, ...more }))
  for (const wrong of [{ verifier: 'other' }, { verifier: undefined }, { channel: 'facebook' }, { code: `${code}x` }, { code: 'x' }])
    expect((await redeem(wrong))?.code).toBe('verification.code')
  expect((await redeem({}, 'lotus'))?.code).toBe('verification.code')
  expect(await redeem({})).toBeUndefined()
  expect((await redeem({}))?.code).toBe('verification.code')
  const late = await codeOf(newEmail())
  clock += 61_000
  expect((await redeem({ code: late }))?.code).toBe('verification.code')
})

test('[2.9] of ten parallel requests with one proof one is signed in; a code is not a proof', async () => {
  const { userName: username, password } = await sandbox.member()
  const email = newEmail()
  await enter(await proofOf(email), { username, password })
  const proof = await proofOf(email)
  const tries = await Promise.all(Array.from({ length: 10 }, () => failureOf(enter(proof))))
  expect(tries.filter((failure) => failure === undefined)).toHaveLength(1)
  expect((await failureOf(enter(await codeOf(email))))?.code).toBe('verification.code')
})

test('[6] a disabled member cannot sign in with an external account', async () => {
  const { userName: username, password } = await sandbox.member()
  const email = newEmail()
  await enter(await proofOf(email), { username, password })
  await sandbox.db.updateTable('members').set({ disabled: true }).where('account', '=', username).execute()
  expect((await failureOf(enter(await proofOf(email))))?.code).toBe('login.disabled')
})

test('[2.9] the page sends messages to the merchant’s own site only, and is rate-limited', async () => {
  const page = (origin: string, more: object = {}) =>
    sandbox.send(
      'GET',
      `/identity/authorize?${new URLSearchParams({ merchant: 'ipanema', channel: 'google', origin, challenge, ...more })}`,
    )
  expect((await page(site)).status).toBe(200)
  for (const wrong of ['https://evil.example', 'https://ipanema.example.evil.example', 'null', '']) {
    expect((await page(wrong)).status).toBe(400)
    expect((await consent({ origin: wrong })).status).toBe(400)
  }
  expect((await page(site, { channel: '"><script>' })).status).toBe(400)
  const many = await Promise.all(Array.from({ length: 21 }, () => consent({}, '10.9.9.9')))
  expect(many.filter(({ status }) => status === 429)).toHaveLength(1)
})

test('[2.10] a number verified by a third party’s SMS registers without our own code, and signs in', async () => {
  const mobileNum = newNumber()
  const number = { mobileNo: mobileNum, countryDialingCode: '55' }
  const prove = async () => {
    clock += 61_000
    expect(await sendIdentityCode(sandbox.client(), number)).toEqual({ expiredMinutes: 1 })
    const { secret: code } = await readMessage(sandbox, `55${mobileNum}`)
    return (await redeemIdentity(sandbox.client(), { channel: 'sms', code, ...number })).idToken
  }
  const proof = { firebaseChannel: 'sms', countryDialingCode: '55' }
  const signUp = async (mobile: string) =>
    registerByMobile(sandbox.client(), { ...form, ...proof, mobileNum: mobile, firebaseIdToken: await prove() })
  expect((await failureOf(signUp(newNumber())))?.code, 'another number').toBe('verification.code')
  const { userName } = await signUp(mobileNum)
  const firebaseIdToken = await prove()
  const session = await login(sandbox.client(), { type: 'mobile', ...proof, firebaseMobileNo: mobileNum, firebaseIdToken })
  expect(session.userName).toBe(userName)
  expect((await failureOf(redeemIdentity(sandbox.client(), { channel: 'sms', code: '000000', ...number })))?.code).toBe('verification.code')
})
