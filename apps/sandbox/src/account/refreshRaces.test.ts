import type { PlatformError } from '@platform/sdk'
import { changePassword, getMemberInfo, login, logout } from '@platform/sdk/account'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { failureOf } from '../testing/failureOf.ts'
import { raceRounds } from '../testing/raceRounds.ts'
import { softDevice } from '../testing/softDevice.ts'
import { startTwoProcesses } from '../testing/startTwoProcesses.ts'

/** Enough to see both orders of two requests many times; `npm run soak` has 200. */
const ROUNDS = raceRounds(40)

type Gateway = Awaited<ReturnType<typeof startTwoProcesses>>
let gateways: Gateway
let one: Gateway['one']
let two: Gateway['two']

// The embedded database has one connection and hides races.
beforeAll(async () => {
  gateways = await startTwoProcesses({ empty: true })
  ;({ one, two } = gateways)
}, 60_000)
afterAll(() => gateways?.close())

async function remembered() {
  const member = await one.member()
  const device = softDevice()
  const { token, customerType: type } = await login(one.client(), {
    type: 'username',
    username: member.userName,
    password: member.password,
    ...device.remember,
  })
  return { ...member, device, session: { ...member, token, type, firstTimeLogin: false } }
}

/** How often each ending came. */
async function endingsOf(tries: Promise<unknown>[]) {
  const endings: Record<string, number> = {}
  const ended = await Promise.all(
    tries.map((attempt) =>
      attempt.then(
        () => 'done',
        (error: PlatformError) => error.code,
      ),
    ),
  )
  for (const end of ended) endings[end] = (endings[end] ?? 0) + 1
  return endings
}

const gatewayOf = (index: number) => (index % 2 ? one : two)

test('[3] parallel uses of a token with one successor at two gateways all sign in, and the device goes on', async () => {
  const { device } = await remembered()
  const tries = Array.from({ length: ROUNDS }, (_, index) => device.signIn(gatewayOf(index).client(), 0))
  expect(await endingsOf(tries)).toEqual({ done: ROUNDS })
  expect(await endingsOf([device.signIn(two.client(), 1)])).toEqual({ done: 1 })
}, 60_000)

test('[3] parallel uses of a token, each with one of four successors: one succeeds at most with its own, then the device has ended', async () => {
  const { device } = await remembered()
  const tries = Array.from({ length: ROUNDS }, (_, index) => device.signIn(gatewayOf(index).client(), 0, 1 + (index % 4)))
  const { done = 0, ...refused } = await endingsOf(tries)
  expect(done).toBeLessThanOrEqual(ROUNDS / 4)
  expect(refused).toEqual({ 'login.remembered': ROUNDS - done })
  for (const from of [0, 1, 2, 3, 4]) expect(await endingsOf([device.signIn(one.client(), from, 5)])).toEqual({ 'login.remembered': 1 })
}, 60_000)

test('[4] a token is used again and again while the member signs out at the other gateway: nothing fails, and the device has ended', async () => {
  const endings = new Set<string>()
  for (let round = 0; round < ROUNDS; round++) {
    const { device, session } = await remembered()
    const use = endingsOf([device.signIn(gatewayOf(round).client(), 0)])
    // A token that was first has replaced the session, so that the sign-out has no effect.
    const left = await logout(gatewayOf(round + 1).client({ session }), {}).then(
      () => true,
      ({ code }: PlatformError) => code !== 'session.replaced',
    )
    for (const ending of Object.keys(await use)) endings.add(ending)
    if (left) expect(await endingsOf([device.signIn(one.client(), 1)])).toEqual({ 'login.remembered': 1 })
  }
  for (const ending of endings) expect(['done', 'login.remembered']).toContain(ending)
}, 240_000)

test('[4] a token is used again and again while the password changes at the other gateway: no session and no token outlives the change', async () => {
  const outlived: number[] = []
  let changes = 0
  for (let round = 0; round < ROUNDS; round++) {
    const { device, session, password: oldPassword } = await remembered()
    const change = { oldPassword, newPassword: 'Nova12345', confirmNewPassword: 'Nova12345' }
    const [use, isChanged] = await Promise.all([
      device.signIn(gatewayOf(round).client(), 0).catch(() => undefined),
      changePassword(gatewayOf(round + 1).client({ session }), change).then(
        () => true,
        // The token was first, and its session has replaced this one.
        () => false,
      ),
    ])
    if (!isChanged) continue
    changes++
    const devices = one.db.selectFrom('remembered_devices as d').innerJoin('members as m', 'm.id', 'd.member_id').select('d.id')
    const remaining = await devices.where('m.account', '=', session.userName).executeTakeFirst()
    const ended = use && (await failureOf(getMemberInfo(one.client({ session: { ...session, token: use.token } }))))
    if (remaining || (use && !ended)) outlived.push(round)
  }
  expect(outlived).toEqual([])
  expect(changes).toBeGreaterThan(ROUNDS / 10)
}, 240_000)
