import { discoverMerchants } from '@platform/config/merchants'
import { getAnnouncements } from '@platform/sdk/announcements'
import { getGameIndex, getGameList, getHotGames, getPopularGames, getVassalages, getVassalGameTypes, launchGame } from '@platform/sdk/games'
import { getHelpCenter } from '@platform/sdk/help'
import * as lottery from '@platform/sdk/lottery'
import { isLicensed, marketOf } from '@platform/sdk/markets'
import { getInbox } from '@platform/sdk/messages'
import { getPromotions } from '@platform/sdk/promotions'
import { expect, test } from 'vitest'
import type { SandboxMerchant } from '../gateway/merchants.ts'
import { banners } from '../../../../packages/demo/src/seed/catalogue/banners.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { shortHistory } from '../testing/shortHistory.ts'

// The real configurations on the real seed: a brand's `merchant.ts` decides what its site receives.
const all = await discoverMerchants<SandboxMerchant>()
const regulated = all.filter(({ market }) => isLicensed(marketOf(market))).map(({ code }) => code)
const forbidden = /"(?:gameType|gameCategory|type)":"(?:PVP|LOTT|ELOTT)"|gameType=(?:PVP|E?LOTT)|"ELOTT":|"PVP":|"LOTT":/

const sandbox = await fileSandbox({ merchants: all, fill: shortHistory })

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

test.each(regulated)('[2.7] [market game.categories] %s offers no games between players and no lottery, in no answer', async (merchant) => {
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

/** How many lotteries each list has, and the answers to requests for one by name. */
async function lotteriesOf(merchant: string) {
  const { token } = await sandbox.member({ merchant, balance: 1000 })
  const modes = ['Lott', 'ZY', 'Elott'].flatMap((prizeMode) =>
    [lottery.getLotteryList, lottery.getLotteryMenu].map((call) => sandbox.call(call, { prizeMode }, { merchant })),
  )
  const lists = await Promise.all([
    ...modes,
    ...[lottery.getMobileLotteries, lottery.getVnMenu].map((call) => sandbox.call(call, {}, { merchant })),
  ])
  const { id: drawId } = await sandbox.db
    .selectFrom('lottery_draws')
    .select('id')
    .where('lottery', '=', 'EFN1')
    .limit(1)
    .executeTakeFirstOrThrow()
  const body = { drawId, lines: [{ playCode: 'FIVE_SUM', numbers: 'BIG', unit: 1, multiplier: 1 }] }
  const lotto = { lottoGameCode: 'EFN1', lottoPrizeMode: 'Elott', backUrl: 'http://127.0.0.1:4201/m/home' }
  const named = await Promise.all([
    sandbox.call(lottery.getCurrentDraw, { gameCode: 'EFN1' }, { merchant }),
    sandbox.call(lottery.getOpenedDraws, { gameCode: 'EFN1' }, { merchant }),
    sandbox.call(lottery.getDraw, { drawId }, { merchant }),
    sandbox.call(launchGame, lotto, { merchant, token, key: `lotto-${merchant}` }),
    sandbox.send('POST', lottery.placeLotteryBet.path, { merchant, token, key: `bet-${merchant}`, body }),
  ])
  return { lists: lists.map((list) => Object.keys(list.body).length), named: named.map(({ status }) => status) }
}

test.each(regulated)('[2.8] %s has no lottery: neither in a list, nor by name, nor for a bet', async (merchant) => {
  expect(await lotteriesOf(merchant)).toEqual({ lists: [0, 0, 0, 0, 0, 0, 0, 0], named: [404, 404, 404, 404, 403] })
})

test.each(['ipanema', 'lotus'])(
  '[2.8] [control] %s has lotteries in every list; only the finished draw accepts no bet',
  async (merchant) => {
    const { lists, named } = await lotteriesOf(merchant)
    expect(Math.min(...lists)).toBeGreaterThan(0)
    expect(named).toEqual([200, 200, 200, 200, 400])
  },
)

test.each(['ipanema', 'lotus'])(
  '[1] each lottery of %s opens its own draw: the code of its tile is one of the lotteries',
  async (merchant) => {
    const { body: index } = await sandbox.call(getGameIndex, {}, { merchant })
    const tiles: { gameName: string; gameId: string }[] = index.games.filter(({ gameType }: { gameType: string }) =>
      ['LOTT', 'ELOTT'].includes(gameType),
    )
    const { body: lotteries } = await sandbox.call(lottery.getMobileLotteries, {}, { merchant })
    const names = new Map(Object.values(lotteries as lottery.LotteryGame[]).map(({ gameCode, remark }) => [gameCode, remark]))
    expect(tiles.length).toBeGreaterThan(0)
    for (const { gameId, gameName } of tiles) expect(names.get(gameId)).toBe(gameName)
  },
)

test.each(regulated)('[2.19] %s has no agents', async (merchant) => {
  const types = await sandbox.db.selectFrom('members').select('type').distinct().where('merchant', '=', merchant).execute()
  expect(types.map(({ type }) => type).filter((type) => [1, 2, 41, 42].includes(type))).toEqual([])
})

const gift = /.{0,30}(?:bônus|\bbonus|cashback|rodadas grátis|free spins|em dobro|aniversário|birthday).{0,30}/gi

/** Every text of the seed that a new member of the merchant reads, in both languages. */
async function textsOf(merchant: string) {
  const { token } = await sandbox.member({ merchant })
  const told = await Promise.all(
    ['pt-BR', 'en'].flatMap((language) => [
      ...['m_home', 'm_reg'].map((groupName) => sandbox.call(getAnnouncements, { types: 'B,PL,PU,H', groupName }, { merchant, language })),
      ...[getPromotions, getHelpCenter].map((call) => sandbox.call(call, {}, { merchant, language })),
      sandbox.call(getInbox, {}, { merchant, language, token }),
    ]),
  )
  expect(told.filter(({ status }) => status !== 200)).toEqual([])
  return JSON.stringify(told.map(({ body }) => body))
}

test.each(regulated)('[2.15] %s mentions no bonus: not in a banner, a notice, a promotion, the help or a message', async (merchant) => {
  const text = await textsOf(merchant)
  expect(text.length).toBeGreaterThan(10_000)
  expect(text.match(gift)).toBeNull()
  expect((await textsOf('ipanema')).match(gift)).not.toBeNull()
})

const claims = [
  { says: 'Mais de 300 slots', gameType: 'RNG', least: 301 },
  { says: '40 jogos de pesca', gameType: 'FISH', least: 40 },
]

test.each(claims)('[9] where a banner says "$says" the merchant has them', async ({ says, gameType, least }) => {
  const merchants = all.filter(({ categories }) => categories?.includes(gameType))
  expect(merchants.length).toBeGreaterThan(0)
  expect(banners.some(({ pt }) => [pt.title, pt.text].includes(says))).toBe(true)
  for (const { code: merchant } of merchants) {
    const { body: index } = await sandbox.call(getGameIndex, {}, { merchant })
    expect(index.games.filter((game: { gameType: string }) => game.gameType === gameType).length, merchant).toBeGreaterThanOrEqual(least)
  }
})

test.each(all.map(({ code }) => code))('[9] the welcome and the ticker of %s mention no more games than it has', async (merchant) => {
  const { body: welcome } = await sandbox.call(getAnnouncements, { types: 'PU', groupName: 'm_home' }, { merchant })
  const { body: index } = await sandbox.call(getGameIndex, {}, { merchant })
  const promised = Number(/mais de (\d+) jogos/.exec(JSON.stringify(welcome))?.[1])
  expect(promised).toBeGreaterThanOrEqual(100)
  expect(index.games.length).toBeGreaterThanOrEqual(promised)
  const { body: news } = await sandbox.call(getAnnouncements, { types: 'PL', groupName: 'm_home' }, { merchant })
  const [, games, vendors] = /Mais de (\d+) jogos de (\d+) provedores/.exec(news.value.player[0].title) ?? []
  expect(Number(games)).toBe(promised)
  expect(Number(vendors)).toBe(new Set(index.games.map(({ vassalage }: { vassalage: string }) => vassalage)).size)
})

test.each(regulated)(
  '[7] [market br.rules.numbersGames] %s refuses calls that its market forbids before authorisation, with the article',
  async (merchant) => {
    const { status, body } = await sandbox.send('POST', lottery.placeLotteryBet.path, { merchant })
    expect([status, body.errorCode, body.value.article]).toEqual([403, 'access.market', expect.stringContaining('14.790')])
    // Its trial merchant is under the same law.
    const trial = await sandbox.send('POST', lottery.placeLotteryBet.path, { merchant: `${merchant}_trial` })
    expect(trial.body.errorCode).toBe('access.market')
  },
)
