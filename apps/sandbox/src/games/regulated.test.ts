import { discoverMerchants } from '@platform/config/merchants'
import { getAnnouncements } from '@platform/sdk/announcements'
import { getGameIndex, getGameList, getHotGames, getPopularGames, getVassalages, getVassalGameTypes } from '@platform/sdk/games'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SandboxMerchant } from '../gateway/merchants.ts'
import { startTestSandbox } from '../testing/startTestSandbox.ts'

// The real configurations, on the real seed: what a folder of apps states decides what its site is told.
const all = await discoverMerchants<SandboxMerchant>()
const regulated = all.filter(({ market }) => market === 'br').map(({ code }) => code)
const forbidden = /"(?:gameType|gameCategory|type)":"(?:PVP|LOTT|ELOTT)"|gameType=(?:PVP|E?LOTT)|"ELOTT":|"PVP":|"LOTT":/

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>
beforeAll(async () => {
  sandbox = await startTestSandbox({ merchants: all, fill: undefined })
}, 120_000)
afterAll(() => sandbox.close())

const answers = async (merchant: string) => {
  const calls = [getVassalGameTypes, getVassalages, getGameIndex, getPopularGames, getHotGames] as const
  const lists = ['PVP', 'LOTT', 'ELOTT'].map((gameType) => sandbox.call(getGameList, { gameType }, { merchant }))
  const told = await Promise.all([
    ...calls.map((call) => sandbox.call(call, {}, { merchant })),
    sandbox.call(getAnnouncements, { types: 'B,PL,PU,H', groupName: 'm_home' }, { merchant }),
  ])
  return { text: JSON.stringify(told.map(({ body }) => body)), lists: (await Promise.all(lists)).map(({ body }) => body.games.length) }
}

test('some merchant is regulated', () => {
  expect(regulated).toContain('bandeira')
})

test.each(regulated)('[2.7] %s offers no games between players and no lottery, in no answer', async (merchant) => {
  const { text, lists } = await answers(merchant)
  expect(text.length).toBeGreaterThan(10_000)
  expect(forbidden.exec(text)?.[0]).toBeUndefined()
  expect(lists).toEqual([0, 0, 0])
})

test('[2.7] [control] a merchant of the open market offers them', async () => {
  const { text, lists } = await answers('ipanema')
  expect(text).toMatch(forbidden)
  expect(Math.min(...lists)).toBeGreaterThan(0)
})

test.each(regulated)('[2.19] %s has no agents', async (merchant) => {
  const types = await sandbox.db.selectFrom('members').select('type').distinct().where('merchant', '=', merchant).execute()
  expect(types.map(({ type }) => type).filter((type) => [1, 2, 41, 42].includes(type))).toEqual([])
})
