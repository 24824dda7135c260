import type { PlatformError } from '@platform/sdk'
import { getRegisterRules, login, register, sendCode, sendRegisterCode, setPasswordByPhone, solveProofOfWork } from '@platform/sdk/account'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { raceRounds } from '../testing/raceRounds.ts'
import { readMessage } from '../testing/readMessage.ts'
import { solveCaptcha } from '../testing/solveCaptcha.ts'
import { startTwoProcesses } from '../testing/startTwoProcesses.ts'

type Gateway = Awaited<ReturnType<typeof startTwoProcesses>>
let gateways: Gateway
let one: Gateway['one']
let two: Gateway['two']

// The embedded database has one connection and hides races.
beforeAll(async () => {
  gateways = await startTwoProcesses()
  ;({ one, two } = gateways)
  for (const flag of ['MOBILEVERCODELOGIN3', 'CHNGPASSVERIF3', 'USERNAMEREG3'])
    await one.console('flags', { merchant: 'ipanema', flag, on: true })
}, 60_000)
afterAll(() => gateways?.close())

/** `npm run soak` has 200. */
const TRIES = raceRounds(50)

/** Tries at once, half at each gateway, each from an address of its own: how often each ending came. */
async function together(attempt: (client: ReturnType<Gateway['one']['client']>, index: number) => Promise<unknown>) {
  const ending = (error: PlatformError) => error.code
  const tries = Array.from({ length: TRIES }, (_, index) => attempt((index % 2 ? one : two).client(), index).then(() => 'done', ending))
  const endings: Record<string, number> = {}
  for (const end of await Promise.all(tries)) endings[end] = (endings[end] ?? 0) + 1
  return endings
}

test('[7.1] parallel requests for a code send one message', async () => {
  const mobileNo = '11955550001'
  expect(await together((client) => sendRegisterCode(client, { mobileNo, countryDialingCode: '55' }))).toEqual({
    done: 1,
    'rate.limited': TRIES - 1,
  })
  expect((await readMessage(one, `55${mobileNo}`)).count).toBe(1)
})

test('[7.1] of parallel sign-ins with one code one succeeds', async () => {
  const mobileNum = '11955550002'
  await one.member({ mobile: `55${mobileNum}` })
  await sendCode(one.client(), { mobileNum, purpose: 'login' })
  const { secret } = await readMessage(one, `55${mobileNum}`)
  expect(await together((client) => login(client, { type: 'mobile', username: mobileNum, password: secret }))).toEqual({
    done: 1,
    'verification.code': TRIES - 1,
  })
})

test('[7.1] of parallel guesses five are checked, then the correct code is invalid too', async () => {
  const mobileNum = '11955550003'
  await one.member({ mobile: `55${mobileNum}` })
  await sendCode(one.client(), { mobileNum, purpose: 'password' })
  const { secret } = await readMessage(one, `55${mobileNum}`)
  const guess = (index: number) => String((Number(secret) + 1 + index) % 1e6).padStart(6, '0')
  const set = (client: ReturnType<Gateway['one']['client']>, verificationCode: string) =>
    setPasswordByPhone(client, { newPassword: 'Nova12345', mobileNum, verificationCode })
  expect(await together((client, index) => set(client, guess(index)))).toEqual({ 'verification.code': TRIES })
  const { tries } = await one.db
    .selectFrom('verification_codes')
    .select('tries')
    .where('mobile', '=', `55${mobileNum}`)
    .executeTakeFirstOrThrow()
  expect(tries).toBe(5)
  await expect(set(one.client(), secret)).rejects.toMatchObject({ code: 'verification.code' })
})

const form = { registerUrl: 'ipanema.example', registerMethod: 'H5' as const, password: 'Canario2026', confirmPassword: 'Canario2026' }

test('[2.10] of parallel registrations with one captcha one succeeds', async () => {
  const solved = await solveCaptcha(one)
  const endings = await together((client, index) => register(client, { ...form, username: `com${index}`, ...solved }))
  expect(endings).toEqual({ done: 1, 'captcha.wrong': TRIES - 1 })
})

test('[2.10] of parallel registrations of one name one succeeds', async () => {
  await one.console('rules', { merchant: 'ipanema', field: 'captcha', enabled: false, required: false })
  // The other gateway remembers rules for a second.
  const asksForCaptcha = async () => (await getRegisterRules(two.client(), {})).find(({ field }) => field === 'captcha')?.enabled
  await expect.poll(asksForCaptcha, { timeout: 3000 }).toBe(false)
  const endings = await together(async (client) =>
    register(client, { ...form, username: 'disputado' }, { proof: await solveProofOfWork(client) }),
  )
  expect(endings).toEqual({ done: 1, 'register.usernameTaken': TRIES - 1 })
})
