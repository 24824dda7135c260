import { minor } from '@platform/sdk'
import { getMemberInfo, login, renewSession, reportActivity } from '@platform/sdk/account'
import { launchGame } from '@platform/sdk/games'
import { getBettingSession, getCurrentDraw, openBetting, placeLotteryBet } from '@platform/sdk/lottery'
import type { MarketProfile } from '@platform/sdk/markets'
import { sendPlayTime, setLimit } from '@platform/sdk/protection'
import { beforeAll, expect, test } from 'vitest'
import { openPlay, getPlayState, placeStake } from '../play/calls.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { addLottery } from '../testing/lotteryRows.ts'
import { softDevice } from '../testing/softDevice.ts'
import { merchants } from '../testing/startTestSandbox.ts'
import { newToken } from './tokens.ts'

const MINUTE = 60_000
const IDLE = 30 * MINUTE
const brands = ['br', 'gb'].map((market, index) => ({
  code: `casa_${market}`,
  trialCode: `casa_${market}_trial`,
  name: market,
  domain: `casa_${market}.example`,
  port: 10 + index,
  market,
  features: [],
}))
let clock = Date.UTC(2026, 10, 30, 15)
const sandbox = await fileSandbox({ merchants: [...merchants, ...brands], clock: () => clock })
beforeAll(async () => {
  await addLottery(sandbox.db, 'ipanema', { code: 'FAST', family: 'FIVE', period_ms: MINUTE })
  sandbox.sandbox.services.shared.clear()
})
const codeOf = async (attempt: Promise<unknown>) => (await failureOf(attempt))?.code ?? 'ok'

async function player(merchant = 'casa_br') {
  const session = await sandbox.console('members', { merchant, balance: 100_000 })
  const client = sandbox.client({ merchant, session: { ...session, firstTimeLogin: false } })
  return { client, isOpen: async () => (await codeOf(getMemberInfo(client))) === 'ok' }
}
type Player = Awaited<ReturnType<typeof player>>

/** A game of the player, in a page with a session of its own. */
async function game({ client }: Player, merchant = 'casa_br') {
  const { gameUrl } = await launchGame(client, { nodeId: 'slot-1', backUrl: `https://${merchant}.example/m/home` }, key())
  const token = crypto.randomUUID()
  await openPlay(client, { ticket: new URL(gameUrl).searchParams.get('ticket') ?? '', token })
  return sandbox.client({ merchant, session: { ...client.session.get()!, token } })
}
const key = () => ({ idempotencyKey: crypto.randomUUID() })

test('[7.5] [market numbers.idleMs] a session without an act for 30 minutes is locked, a millisecond earlier it is not; without the number it is open', async () => {
  const [ana, bia, cia] = [await player(), await player(), await player()]
  clock += IDLE - 1
  expect([await ana.isOpen(), await codeOf(reportActivity(bia.client))]).toEqual([true, 'ok'])
  clock += 1
  expect(await failureOf(getMemberInfo(ana.client))).toMatchObject({ code: 'session.expired', value: { idle: true } })
  expect([await bia.isOpen(), await cia.isOpen()]).toEqual([true, false])
  clock += IDLE - 2
  expect(await bia.isOpen()).toBe(true)
  clock += 1
  expect(await bia.isOpen()).toBe(false)
  const brand = sandbox.sandbox.services.merchants.find('casa_br')!
  const { market } = brand
  const { idleMs: _, ...numbers } = market.numbers
  Object.assign(brand, { market: { ...market, numbers } satisfies MarketProfile })
  const dea = await player()
  clock += 2 * IDLE
  expect(await dea.isOpen()).toBe(true)
  Object.assign(brand, { market })
})

test('[7.5] polling, a renewal, the heartbeat of a page and a repeated request are no acts', async () => {
  const { client, isOpen } = await player()
  const once = key()
  const launch = () => launchGame(client, { nodeId: 'slot-1', backUrl: 'https://casa_br.example/m/home' }, once)
  await launch()
  const { expiresAt } = await renewSession(client)
  expect(expiresAt).toBe(clock + IDLE)
  for (let minute = 1; minute < 30; minute++) {
    clock += MINUTE
    await getMemberInfo(client)
    await sendPlayTime(client, {})
    await launch()
    expect(await renewSession(client)).toEqual({ expiresAt })
  }
  clock += MINUTE
  expect(await isOpen()).toBe(false)
})

test('[7.5] a form, a page that is opened and a stake in a game are acts, also for the session that launched the game; looking at the game is none', async () => {
  const ana = await player()
  const page = await game(ana)
  const ends = async () => (await renewSession(ana.client)).expiresAt - clock
  const acts: (() => Promise<unknown>)[] = [
    () => setLimit(ana.client, { kind: 'loss', period: 'day', value: 5000 }),
    () => reportActivity(ana.client),
    () => placeStake(page, { amount: 100 }, key()),
  ]
  for (const act of acts) {
    clock += 29 * MINUTE
    await act()
    expect(await ends()).toBe(IDLE)
  }
  clock += 29 * MINUTE
  await getPlayState(page)
  expect(await ends()).toBe(MINUTE)
  clock += MINUTE
  expect(await codeOf(getPlayState(page)), 'the page ends with its session').toBe('session.expired')
})

test('[7.5] an act at a brand of another market, whose sessions last longer, extends nothing here', async () => {
  const ana = await player()
  const { expiresAt } = await renewSession(ana.client)
  const page = await game(ana)
  clock += MINUTE
  for (const merchant of ['ipanema', 'casa_gb'])
    for (const { session } of [ana.client, page]) {
      const body = { username: 'x', password: 'y' }
      await sandbox.send('POST', login.path, { merchant, token: session.get()!.token, body })
      await sandbox.send('POST', placeStake.path, {
        merchant,
        token: session.get()!.token,
        key: crypto.randomUUID(),
        body: { amount: 100 },
      })
    }
  expect(await renewSession(ana.client)).toEqual({ expiresAt })
})

test('[7.5] [3] a session that a remembered device opened is locked like any other, and its token opens the next', async () => {
  const { userName: username, password } = await sandbox.console('members', { merchant: 'casa_br' })
  const guest = sandbox.client({ merchant: 'casa_br' })
  const device = softDevice()
  await login(guest, { type: 'username', username, password, ...device.remember })
  for (const turn of [0, 1]) {
    const { token } = await device.signIn(guest, turn)
    const session = { merchantCode: 'casa_br', userName: username, token, type: 0, firstTimeLogin: false }
    const client = sandbox.client({ merchant: 'casa_br', session })
    expect((await renewSession(client)).expiresAt).toBe(clock + IDLE)
    clock += IDLE
    expect(await codeOf(getMemberInfo(client))).toBe('session.expired')
  }
})

test('[7.5] a long evening in a lottery: a bet is an act for the session that opened its page, the counting down is none', async () => {
  const { client } = await player('ipanema')
  const order = { lottoGameCode: 'FAST', lottoPrizeMode: 'Lott' as const, lottoView: 'betting' as const }
  const { gameUrl } = await launchGame(client, { ...order, backUrl: 'https://ipanema.example/m/lottery' }, key())
  const token = newToken()
  const page = sandbox.client({ merchant: 'ipanema', session: { ...client.session.get()!, token } })
  await openBetting(page, { ticket: new URL(gameUrl).searchParams.get('ticket')!, token })
  const idle = 12 * 60 * MINUTE
  clock += idle - MINUTE
  const { draw } = await getCurrentDraw(page, { gameCode: 'FAST' })
  await getBettingSession(page)
  expect((await renewSession(client)).expiresAt).toBe(clock + MINUTE)
  const lines = [{ playCode: 'FIVE_SUM' as const, numbers: 'BIG', unit: minor(100), multiplier: 1 }]
  await placeLotteryBet(page, { drawId: draw!.drawId, lines }, key())
  expect((await renewSession(client)).expiresAt).toBe(clock + idle)
})

test('[7.5] without a number of the market no session is locked: any use renews it', async () => {
  const { client, isOpen } = await player('casa_gb')
  for (let hour = 0; hour < 30; hour += 4) {
    clock += 4 * 60 * MINUTE
    expect(await isOpen()).toBe(true)
  }
  expect((await renewSession(client)).expiresAt).toBe(clock + 12 * 60 * MINUTE)
  clock += 12 * 60 * MINUTE
  const failure = await failureOf(getMemberInfo(client))
  expect([failure?.code, failure?.value]).toEqual(['session.expired', {}])
})

test('[7.5] acts end with the thirtieth day of a session', async () => {
  const { client } = await player()
  for (let act = 0; act < 30 * 48 * 1.2; act++) {
    clock += 25 * MINUTE
    if ((await codeOf(reportActivity(client))) !== 'ok') return expect(act * 25).toBeGreaterThanOrEqual(30 * 24 * 60 - 30)
  }
  expect.unreachable()
})
