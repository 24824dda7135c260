import { CaptchaRequiredError, RateLimitedError } from '@platform/sdk'
import { login, sendPasswordEmail } from '@platform/sdk/account'
import { expect, test } from 'vitest'
import { failureOf } from '../testing/failureOf.ts'
import { readMessage } from '../testing/readMessage.ts'
import { solveCaptcha } from '../testing/solveCaptcha.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'

let clock = Date.now()
const sandbox = await fileSandbox({ clock: () => clock })

type Extra = { captcha?: string; captchaId?: string; captchaWork?: number; deviceToken?: string }
const signIn = (username: string, password: string, extra: Extra = {}, client = sandbox.client()) =>
  login(client, { type: 'username', username, password, ...extra })
// Each a little later than the last: the console shows the newest.
const captcha = (address?: string) => {
  clock++
  return solveCaptcha(sandbox, address)
}

test('[2.9] a correct password signs in, whatever the case of the name', async () => {
  const { userName, password } = await sandbox.member({ firstLogin: true })
  const first = await signIn(userName.toUpperCase(), password)
  expect(first).toMatchObject({ userName, customerType: 0, firstTimeLogin: true })
  expect((await signIn(userName, password)).firstTimeLogin).toBe(false)
})

test('[2.9] after a failure a captcha is required, and a correct password succeeds only with a correct one', async () => {
  const { userName, password } = await sandbox.member()
  const client = sandbox.client()
  const wrong = await failureOf(signIn(userName, 'nonsense', {}, client))
  expect(wrong).toBeInstanceOf(CaptchaRequiredError)
  expect(wrong?.code).toBe('login.password')
  expect((await failureOf(signIn(userName, password, {}, client)))?.code).toBe('captcha.required')
  const other = await captcha()
  const spoilt: Extra[] = [
    { ...(await captcha()), captcha: 'abcde' },
    // One more than the number of this very captcha: that of another one is right by chance now and then.
    await captcha().then((one) => ({ ...one, captchaWork: (one.captchaWork ?? 0) + 1 })),
    { ...(await captcha()), captchaWork: undefined },
  ]
  for (const one of spoilt) expect((await failureOf(signIn(userName, password, one, client)))?.code).toBe('captcha.wrong')
  expect(await signIn(userName, password, other, client)).toMatchObject({ userName })
  expect(await signIn(userName, password, {}, client)).toMatchObject({ userName })
})

test('[2.9] a captcha is valid once', async () => {
  const { userName, password } = await sandbox.member()
  await failureOf(signIn(userName, 'nonsense'))
  const right = await captcha()
  expect((await failureOf(signIn(userName, 'nonsense', right)))?.code).toBe('login.password')
  expect((await failureOf(signIn(userName, password, right)))?.code).toBe('captcha.wrong')
})

test('[2.9] failures increase the proof of work of their own address only', async () => {
  const address = '10.6.6.6'
  const { userName } = await sandbox.member()
  const counterOf = async (from: string) => {
    const counters: number[] = []
    for (let count = 0; count < 8; count++) counters.push((await captcha(from)).captchaWork!)
    return Math.max(...counters)
  }
  expect(await counterOf(address)).toBeLessThan(100)
  await failureOf(signIn(userName, 'nonsense', {}, sandbox.client({ address })))
  for (let count = 0; count < 9; count++)
    await failureOf(signIn(userName, 'nonsense', { ...(await captcha()), captcha: 'abcde' }, sandbox.client({ address })))
  expect(await counterOf(address)).toBeGreaterThan(400)
  expect(await counterOf('10.6.6.7')).toBeLessThan(100)
})

test('[2.9] a captcha can be played as audio in the player’s language three times, and stays valid', async () => {
  const { userName, password } = await sandbox.member()
  const client = sandbox.client()
  await failureOf(signIn(userName, 'nonsense', {}, client))
  const right = await captcha()
  const hear = (language?: string) =>
    sandbox.send('GET', `/wps/captcha/sound?captchaId=${right.captchaId}`, { language, address: '10.5.5.5' })
  for (const language of ['pt-BR', 'en', 'pt-BR']) {
    const { body } = await hear(language)
    const wav = Buffer.from(body.value.sound, 'base64')
    expect(wav.subarray(0, 4).toString()).toBe('RIFF')
    // Five words of a third of a second at least, with pauses between them.
    expect(wav.readUInt32LE(40) / wav.readUInt32LE(24)).toBeGreaterThan(3)
  }
  expect((await hear()).status).toBe(404)
  expect((await sandbox.send('GET', '/wps/captcha/sound?captchaId=none')).status).toBe(404)
  expect(await signIn(userName, password, right, client)).toMatchObject({ userName })
})

test('[8] an unknown name and a wrong password get the same answer', async () => {
  const { userName } = await sandbox.member()
  const wrong = await failureOf(signIn(userName, 'nonsense'))
  const unknown = await failureOf(signIn('nobody-at-all', 'nonsense'))
  expect([unknown?.code, unknown?.status, unknown?.message]).toEqual([wrong?.code, wrong?.status, wrong?.message])
})

test('[8] a disabled member gets that refusal only with the correct password', async () => {
  const { userName, password } = await sandbox.member()
  await sandbox.db.updateTable('members').set({ disabled: true }).where('account', '=', userName).execute()
  expect((await failureOf(signIn(userName, password)))?.code).toBe('login.disabled')
  expect((await failureOf(signIn(userName, 'nonsense')))?.code).toBe('login.password')
})

const guess = async (userName: string, client: ReturnType<typeof sandbox.client>) =>
  failureOf(signIn(userName, 'nonsense', await captcha(), client))

test('[2.9] five failures from an address lock the name for fifteen minutes at that address only', async () => {
  const { userName, password } = await sandbox.member()
  const stranger = sandbox.client()
  for (let count = 0; count < 5; count++) await guess(userName, stranger)
  expect(await failureOf(signIn(userName, password, await captcha(), stranger))).toBeInstanceOf(RateLimitedError)
  expect(await signIn(userName, password, await captcha()), 'the member, from another address').toMatchObject({ userName })
  clock += 15 * 60_000
  expect(await signIn(userName, password, {}, stranger)).toMatchObject({ userName })
})

test('[2.9] of an IPv6 household the whole network counts as one address, since a stranger could change it for each try', async () => {
  const { userName, password } = await sandbox.member()
  const at = (address: string) => sandbox.client({ address })
  for (let device = 1; device <= 5; device++) await guess(userName, at(`2804:14c:5b:81::${device}`))
  const neighbour = at('2804:14c:5b:81:f1d0:11ff:fe22:3344')
  expect(await failureOf(signIn(userName, password, await captcha(), neighbour))).toBeInstanceOf(RateLimitedError)
  expect(await signIn(userName, password, await captcha(), at('2804:14c:5b:82::1'))).toMatchObject({ userName })
})

test('[2.9] fifty failures from any addresses lock the name, but not for a known device, nor after a recovery', async () => {
  const { userName, password } = await sandbox.member({ email: 'trancada@correio.example' })
  const { deviceToken } = await signIn(userName, password)
  const other = await sandbox.member()
  const { deviceToken: foreign } = await signIn(other.userName, other.password)
  for (let address = 0; address < 10; address++) {
    const stranger = sandbox.client()
    for (let count = 0; count < 5; count++) await guess(userName, stranger)
  }
  for (const token of [undefined, foreign, 'made-up', deviceToken!.slice(8)])
    expect(await failureOf(signIn(userName, password, { ...(await captcha()), deviceToken: token }))).toBeInstanceOf(RateLimitedError)
  expect(await signIn(userName, password, { deviceToken }), 'without a captcha').toMatchObject({ userName })

  await sendPasswordEmail(sandbox.client(), { username: userName, email: 'trancada@correio.example' })
  const { secret } = await readMessage(sandbox, 'trancada@correio.example')
  expect(await signIn(userName, secret)).toMatchObject({ userName })
  expect(await signIn(userName, secret), 'nothing counts any more').toMatchObject({ userName })
})

test('[2.9] a known device has five separate tries', async () => {
  const { userName, password } = await sandbox.member()
  const { deviceToken } = await signIn(userName, password)
  expect((await failureOf(signIn(userName, 'nonsense', { deviceToken })))?.code).toBe('login.password')
  expect((await failureOf(signIn(userName, password, { deviceToken })))?.code, 'its own failure').toBe('captcha.required')
  for (let count = 0; count < 4; count++) await failureOf(signIn(userName, 'nonsense', { ...(await captcha()), deviceToken }))
  expect(await failureOf(signIn(userName, password, { ...(await captcha()), deviceToken }))).toBeInstanceOf(RateLimitedError)
})

test('[2.9] of fifty parallel guesses at most five are checked', async () => {
  const { userName } = await sandbox.member()
  const client = sandbox.client()
  const guesses = await Promise.all(Array.from({ length: 50 }, (_, index) => failureOf(signIn(userName, `guess-${index}`, {}, client))))
  expect(guesses.filter((error) => error?.code === 'login.password').length).toBeLessThanOrEqual(5)
  expect(guesses.every((error) => error?.code !== 'server.error')).toBe(true)
})

test('[2.9] an address has ten tries a minute, then gets a time to retry', async () => {
  const { userName, password } = await sandbox.member()
  const client = sandbox.client({ address: '10.9.9.9' })
  for (let count = 0; count < 10; count++) await signIn(userName, password, {}, client)
  const refused = await failureOf(signIn(userName, password, {}, client))
  expect(refused).toBeInstanceOf(RateLimitedError)
  clock += 60_000
  expect(await signIn(userName, password, {}, client)).toMatchObject({ userName })
})
