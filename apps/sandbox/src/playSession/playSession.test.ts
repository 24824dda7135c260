import { launchGame } from '@platform/sdk/games'
import type { MarketProfile } from '@platform/sdk/markets'
import { endRealityCheck, getPlaySession, setRealityCheck } from '@platform/sdk/protection'
import { expect, test } from 'vitest'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { merchants } from '../testing/startTestSandbox.ts'

const MINUTE = 60_000
const start = Date.UTC(2026, 10, 30, 15)
let clock = start
const brand = {
  code: 'brand_gb',
  trialCode: 'brand_gb_trial',
  name: 'gb',
  domain: 'brand_gb.example',
  port: 10,
  market: 'gb',
  features: [],
}
const sandbox = await fileSandbox({ merchants: [...merchants, brand], clock: () => clock })

async function player(merchant = 'brand_gb') {
  const member = await sandbox.console('members', { merchant, balance: 100_000, identity: true })
  const client = sandbox.client({ merchant, session: { ...member, firstTimeLogin: false } })
  const who = { merchant, userName: member.userName }
  return {
    client,
    launch: () =>
      launchGame(client, { nodeId: 'slot-1', backUrl: `https://${merchant}.example/m/home` }, { idempotencyKey: crypto.randomUUID() }),
    lose: (amount: number) => sandbox.console('bets/lose', { ...who, amount }),
    session: async () => (await getPlaySession(client)).session,
  }
}

test('[7.6] a session of play begins with its first act, sums every bet over all games, and ends half an hour after the last act', async () => {
  const ana = await player()
  expect(await ana.session()).toBeNull()
  await ana.launch()
  const startedAt = clock
  expect(await ana.session()).toEqual({ startedAt, lastActAt: startedAt, stake: 0, payout: 0, bets: 0 })
  clock += 10 * MINUTE
  await ana.lose(500)
  clock += 29 * MINUTE
  await ana.lose(700)
  clock += 29 * MINUTE
  // Reading is no act.
  expect(await ana.session()).toEqual({ startedAt, lastActAt: clock - 29 * MINUTE, stake: 1200, payout: 0, bets: 2 })
  clock += 2 * MINUTE
  expect(await ana.session()).toBeNull()
  await ana.lose(300)
  expect(await ana.session()).toEqual({ startedAt: clock, lastActAt: clock, stake: 300, payout: 0, bets: 1 })
})

test('[7.6] bets that no page has seen divide into sessions as if one had', async () => {
  const ana = await player()
  await ana.launch()
  clock += 31 * MINUTE
  await ana.lose(100)
  const startedAt = clock
  clock += 20 * MINUTE
  await ana.lose(200)
  expect(await ana.session()).toEqual({ startedAt, lastActAt: clock, stake: 300, payout: 0, bets: 2 })
})

/** What an act ends with in a market that has not the number. */
async function without<Result>(name: keyof MarketProfile['numbers'], act: () => Promise<Result>): Promise<Result> {
  const place = sandbox.sandbox.services.merchants.find(brand.code)!
  const { market } = place
  const { [name]: _, ...numbers } = market.numbers
  Object.assign(place, { market: { ...market, numbers } })
  try {
    return await act()
  } finally {
    Object.assign(place, { market })
  }
}

test('[7.6] [market numbers.realityCheckMs] a check is due after an hour of play or the chosen time, and again after it was read; without the number never', async () => {
  const ana = await player()
  await ana.launch()
  const startedAt = clock
  const check = async () => (await getPlaySession(ana.client)).check
  expect(await check()).toEqual({ everyMs: 60 * MINUTE, choices: [15, 30, 60].map((one) => one * MINUTE), dueAt: startedAt + 60 * MINUTE })
  const choose = async (minutes: number) => (await failureOf(setRealityCheck(ana.client, { everyMs: minutes * MINUTE })))?.code ?? 'done'
  expect([await choose(14), await choose(120), await choose(15)]).toEqual(['validation', 'validation', 'done'])
  expect(await check()).toMatchObject({ everyMs: 15 * MINUTE, dueAt: startedAt + 15 * MINUTE })
  clock += 16 * MINUTE
  expect((await endRealityCheck(ana.client)).check).toMatchObject({ dueAt: clock + 15 * MINUTE })
  expect(await without('realityCheckMs', check)).toBeUndefined()
})
