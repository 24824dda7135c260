import { CaptchaRequiredError, RateLimitedError } from '@platform/sdk'
import { login } from '@platform/sdk/account'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { failureOf } from '../testing/failureOf.ts'
import { solveCaptcha } from '../testing/solveCaptcha.ts'
import { startTestSandbox, type TestMember } from '../testing/startTestSandbox.ts'

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>
let clock = Date.now()
beforeAll(async () => {
  sandbox = await startTestSandbox({ clock: () => clock })
})
afterAll(() => sandbox.close())

type Extra = { captcha?: string; captchaId?: string }
const signIn = (username: string, password: string, extra: Extra = {}, client = sandbox.client()) =>
  login(client, { type: 'username', username, password, ...extra })
const captcha = () => solveCaptcha(sandbox)

test('[2.9] a right password signs in, whatever the case of the name', async () => {
  const { userName, password } = await sandbox.member({ firstLogin: true })
  const first = await signIn(userName.toUpperCase(), password)
  expect(first).toMatchObject({ userName, customerType: 0, firstTimeLogin: true })
  expect((await signIn(userName, password)).firstTimeLogin).toBe(false)
})

test('[2.9] after a failure the captcha is asked for, and only the right one lets a right password in', async () => {
  const { userName, password } = await sandbox.member()
  const wrong = await failureOf(signIn(userName, 'nonsense'))
  expect(wrong).toBeInstanceOf(CaptchaRequiredError)
  expect(wrong?.code).toBe('login.password')
  expect((await failureOf(signIn(userName, password)))?.code).toBe('captcha.required')
  const { captchaId } = await captcha()
  expect((await failureOf(signIn(userName, password, { captchaId, captcha: 'abcd' })))?.code).toBe('captcha.wrong')
  const { image, ...right } = await captcha()
  expect(Buffer.from(image, 'base64').subarray(0, 8)).toEqual(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]))
  expect(await signIn(userName, password, right)).toMatchObject({ userName })
  expect(await signIn(userName, password)).toMatchObject({ userName })
})

test('[2.9] a captcha serves once', async () => {
  const { userName, password } = await sandbox.member()
  await failureOf(signIn(userName, 'nonsense'))
  const { image: _image, ...right } = await captcha()
  expect((await failureOf(signIn(userName, 'nonsense', right)))?.code).toBe('login.password')
  expect((await failureOf(signIn(userName, password, right)))?.code).toBe('captcha.wrong')
})

test('[8] an unknown name and a wrong password get the same answer', async () => {
  const { userName } = await sandbox.member()
  const wrong = await failureOf(signIn(userName, 'nonsense'))
  const unknown = await failureOf(signIn('nobody-at-all', 'nonsense'))
  expect([unknown?.code, unknown?.status, unknown?.message]).toEqual([wrong?.code, wrong?.status, wrong?.message])
})

test('[8] a disabled member hears so, but only with the right password', async () => {
  const { userName, password } = await sandbox.member()
  await sandbox.db.updateTable('members').set({ disabled: true }).where('account', '=', userName).execute()
  expect((await failureOf(signIn(userName, password)))?.code).toBe('login.disabled')
  expect((await failureOf(signIn(userName, 'nonsense')))?.code).toBe('login.password')
})

test('[2.9] five failures lock the name for fifteen minutes, from any address, also for the right password', async () => {
  const { userName, password } = await sandbox.member()
  await lockOut({ userName, password })
  const locked = await failureOf(signIn(userName, password))
  expect(locked).toBeInstanceOf(RateLimitedError)
  clock += 15 * 60_000
  expect(await signIn(userName, password)).toMatchObject({ userName })
})

test('[2.9] of fifty parallel guesses no more than five are looked at', async () => {
  const { userName } = await sandbox.member()
  const guesses = await Promise.all(Array.from({ length: 50 }, (_, index) => failureOf(signIn(userName, `guess-${index}`))))
  expect(guesses.filter((error) => error?.code === 'login.password').length).toBeLessThanOrEqual(5)
  expect(guesses.every((error) => error?.code !== 'server.error')).toBe(true)
})

test('[2.9] an address gets ten tries a minute, and is told when to come back', async () => {
  const { userName, password } = await sandbox.member()
  const client = sandbox.client({ address: '10.9.9.9' })
  for (let count = 0; count < 10; count++) await signIn(userName, password, {}, client)
  const refused = await failureOf(signIn(userName, password, {}, client))
  expect(refused).toBeInstanceOf(RateLimitedError)
  clock += 60_000
  expect(await signIn(userName, password, {}, client)).toMatchObject({ userName })
})

async function lockOut({ userName }: Pick<TestMember, 'userName' | 'password'>) {
  await failureOf(signIn(userName, 'nonsense'))
  for (let count = 0; count < 4; count++) {
    const { image: _image, ...right } = await captcha()
    await failureOf(signIn(userName, 'nonsense', right))
  }
}
