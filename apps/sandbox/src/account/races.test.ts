import type { PlatformError } from '@platform/sdk'
import { getCaptcha, login, register, sendCode, sendRegisterCode, setPasswordByPhone } from '@platform/sdk/account'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMessage } from '../testing/readMessage.ts'
import { startPostgres, type RealPostgres } from '../testing/startPostgres.ts'
import { startTestSandbox } from '../testing/startTestSandbox.ts'

type Gateway = Awaited<ReturnType<typeof startTestSandbox>>
let postgres: RealPostgres
let one: Gateway
let two: Gateway

// Two gateways on one real Postgres: the embedded database has one connection and hides races.
beforeAll(async () => {
  postgres = await startPostgres()
  const databaseUrl = await postgres.database('races')
  ;[one, two] = await Promise.all([startTestSandbox({ databaseUrl }), startTestSandbox({ databaseUrl })])
  for (const flag of ['MOBILEVERCODELOGIN3', 'USERNAMEREG3']) await one.console('flags', { merchant: 'ipanema', flag, on: true })
}, 60_000)
afterAll(async () => {
  await Promise.all([one?.close(), two?.close()])
  await postgres?.stop()
})

/** 200 tries at once, half at each gateway, each from an address of its own: how often each ending came. */
async function together(attempt: (client: ReturnType<Gateway['client']>, index: number) => Promise<unknown>) {
  const ending = (error: PlatformError) => error.code
  const tries = Array.from({ length: 200 }, (_, index) => attempt((index % 2 ? one : two).client(), index).then(() => 'done', ending))
  const endings: Record<string, number> = {}
  for (const end of await Promise.all(tries)) endings[end] = (endings[end] ?? 0) + 1
  return endings
}

test('[7.1] of 200 parallel requests for a code one message goes out', async () => {
  const mobileNo = '11955550001'
  expect(await together((client) => sendRegisterCode(client, { mobileNo, countryDialingCode: '55' }))).toEqual({
    done: 1,
    'rate.limited': 199,
  })
  expect((await readMessage(one, `55${mobileNo}`)).count).toBe(1)
})

test('[7.1] of 200 parallel sign-ins with one code one gets in', async () => {
  const mobileNum = '11955550002'
  await one.member({ mobile: `55${mobileNum}` })
  await sendCode(one.client(), { mobileNum, purpose: 'login' })
  const { secret } = await readMessage(one, `55${mobileNum}`)
  expect(await together((client) => login(client, { type: 'mobile', username: mobileNum, password: secret }))).toEqual({
    done: 1,
    'verification.code': 199,
  })
})

test('[7.1] of 200 parallel guesses five are looked at, then the right code is worth nothing', async () => {
  const mobileNum = '11955550003'
  await one.member({ mobile: `55${mobileNum}` })
  await sendCode(one.client(), { mobileNum, purpose: 'password' })
  const { secret } = await readMessage(one, `55${mobileNum}`)
  const guess = (index: number) => String((Number(secret) + 1 + index) % 1e6).padStart(6, '0')
  const set = (client: ReturnType<Gateway['client']>, verificationCode: string) =>
    setPasswordByPhone(client, { newPassword: 'Nova12345', mobileNum, verificationCode })
  expect(await together((client, index) => set(client, guess(index)))).toEqual({ 'verification.code': 200 })
  const { tries } = await one.db
    .selectFrom('verification_codes')
    .select('tries')
    .where('mobile', '=', `55${mobileNum}`)
    .executeTakeFirstOrThrow()
  expect(tries).toBe(5)
  await expect(set(one.client(), secret)).rejects.toMatchObject({ code: 'verification.code' })
})

const form = { registerUrl: 'ipanema.example', registerMethod: 'H5' as const, password: 'Canario2026', confirmPassword: 'Canario2026' }

test('[2.10] of 200 parallel registrations with one captcha one is made', async () => {
  const { captchaId } = await getCaptcha(one.client())
  const shown = (await one.send('GET', '/console/api/captchas')).body.find(({ id }: { id: string }) => id === captchaId)
  const endings = await together((client, index) =>
    register(client, { ...form, username: `com${index}`, captchaId, captcha: shown.digits }),
  )
  expect(endings).toEqual({ done: 1, 'captcha.wrong': 199 })
})

test('[2.10] of 200 parallel registrations of one name one is made', async () => {
  await one.console('rules', { merchant: 'ipanema', field: 'captcha', enabled: false, required: false })
  // The other gateway remembers rules for a second.
  await wait(1100)
  const endings = await together((client) => register(client, { ...form, username: 'disputado' }))
  expect(endings).toEqual({ done: 1, 'register.usernameTaken': 199 })
})
