import {
  addFavorite,
  getGameIndex,
  getGameInfo,
  getGameList,
  getHotGames,
  getVassalages,
  getVassalGameTypes,
  launchGame,
} from '@platform/sdk/games'
import { beforeAll, expect, test } from 'vitest'
import { hashToken } from '../gateway/tokens.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'

let token: string
const sandbox = await fileSandbox()
beforeAll(async () => {
  token = (await sandbox.member()).token
})

interface Shown {
  nodeId: string
  gameName: string
  supportPlay: boolean
}
const gamesOf = async (filter: Record<string, string>, options = {}) => (await sandbox.call(getGameList, filter, options)).body
const names = async (filter: Record<string, string>, options = {}) =>
  (await gamesOf(filter, options)).games.map(({ gameName }: Shown) => gameName)

test('[7.3] a page has 26 games, the last page the rest, and a page past the end is empty', async () => {
  const pages = await Promise.all(['1', '2', '3', '4'].map((pageNo) => gamesOf({ gameType: 'RNG', pageNo })))
  expect(pages.map(({ games, pageNum, totalPages }) => [games.length, pageNum, totalPages])).toEqual([
    [26, 1, 3],
    [26, 2, 3],
    [8, 3, 3],
    [0, 4, 3],
  ])
  expect(new Set(pages.flatMap(({ games }) => games.map(({ nodeId }: Shown) => nodeId))).size).toBe(60)
})

test('[2.7] the search ignores case and accents, in both languages', async () => {
  for (const gameName of ['GRATIS', 'grátis', 'lucky r']) expect(await names({ gameName })).toEqual(['Roleta da Sorte Grátis'])
  expect(await names({ gameName: 'roleta' }, { language: 'en' })).toEqual(['Lucky Roulette'])
  expect(await names({ gameName: "%' or 1=1" })).toEqual([])
})

test('[4] filters combine: vendor, new, class, smallest stake', async () => {
  expect((await gamesOf({ vassalage: 'BOREAL' })).games).toHaveLength(26)
  expect(await names({ isNew: 'true', vassalage: 'BOREAL' })).toEqual(['Caça-níquel 1'])
  expect(await names({ gameClassify: 'MEGAWAYS', minBet: '0.5' })).toEqual(['Caça-níquel 0', 'Caça-níquel 4'])
})

test('[2.6] hot games are listed by rank, without lobbies', async () => {
  const { list } = (await sandbox.call(getHotGames, {})).body.value
  expect(list.map(({ nodeId }: Shown) => nodeId)).toEqual(['slot-4', 'slot-3', 'slot-2', 'slot-1', 'slot-0'])
})

test('[7.3] a merchant shows its own categories only, vendors in its order', async () => {
  const tiles = async (merchant: string) =>
    (await sandbox.call(getVassalGameTypes, {}, { merchant })).body.value.content.map(
      ({ vassalage, gameType }: { vassalage: string; gameType: string }) => `${gameType} ${vassalage}`,
    )
  expect(await tiles('ipanema')).toEqual(['RNG AURORA', 'RNG BOREAL'])
  expect(await tiles('lotus')).toEqual(['ELOTT TCG_SEA', 'RNG AURORA', 'RNG BOREAL'])
  expect(await names({ gameType: 'ELOTT' })).toEqual([])
  expect((await sandbox.call(getVassalages)).body.value.sorting).toEqual([
    { gameCategory: 'RNG', vendorNames: [{ accountTypeName: 'AURORA' }, { accountTypeName: 'BOREAL' }] },
  ])
})

test('[7.3] a favorite of a game that is not offered here gets the same 404 as an unknown game', async () => {
  const add = (nodeId: string) => sandbox.call(addFavorite, { nodeId, vendor: 'TCG_SEA' }, { token })
  const absent = await add('no-such-game')
  expect(absent).toMatchObject({ status: 404, body: { errorCode: 'game.unknown' } })
  expect((await add('sea-1')).body).toEqual(absent.body)
})

const backUrl = 'http://127.0.0.1:4201/m/home'
let keys = 0
const launch = (order: Record<string, string>, options = {}) =>
  sandbox.call(launchGame, { backUrl, ...order }, { token, key: `launch-${keys++}`, ...options })

test('[7.3] a launch returns an address on the gateway with a ticket, of which only the hash is stored', async () => {
  const url = new URL((await launch({ nodeId: 'slot-1' })).body.value.gameUrl)
  expect(url.origin + url.pathname).toMatch(/^http:\/\/127\.0\.0\.1:4200\/play\//)
  const kept = await sandbox.db
    .selectFrom('launch_tickets')
    .selectAll()
    .where('ticket_hash', '=', hashToken(url.searchParams.get('ticket')!))
    .executeTakeFirstOrThrow()
  expect(kept).toMatchObject({ node_id: 'slot-1', back_url: backUrl, used_at: null })
})

test.each([
  'https://evil.example/',
  'http://ipanema.example.evil.example/',
  'https://ipanema.example@evil.example/',
  '/m/home',
  '//evil.example',
])('[7.3] %s is refused as a back address of the merchant', async (address) => {
  expect(await launch({ nodeId: 'slot-1', backUrl: address })).toMatchObject({ status: 400, body: { errorCode: 'validation' } })
})

test('[1] a tile of TCG_SEA opens its lobby, with or without one of its games that is not a lottery', async () => {
  const { token: lotus } = await sandbox.member({ merchant: 'lotus' })
  const options = { merchant: 'lotus', token: lotus }
  const opened = async (order: Record<string, string>) => {
    const { gameUrl } = (await launch({ ...order, backUrl: 'https://lotus.example/m/lottery' }, options)).body.value
    const hash = hashToken(new URL(gameUrl).searchParams.get('ticket')!)
    return (await sandbox.db.selectFrom('launch_tickets').select('node_id').where('ticket_hash', '=', hash).executeTakeFirst())?.node_id
  }
  expect(await opened({ nodeId: 'sea-1' })).toBe('sea-lobby')
  expect(await opened({ vassalage: 'TCG_SEA' })).toBe('sea-lobby')
  expect(await opened({ lottoGameCode: 'lobby', lottoPrizeMode: 'Elott' })).toBe('sea-lobby')
  expect(await opened({ nodeId: 'slot-0' })).toBe('slot-0')
})

test('[7.3] a vendor in maintenance is reported before its game opens', async () => {
  const { games } = await gamesOf({ gameType: 'LIVE' })
  expect(games.map(({ nodeId, supportPlay }: Shown) => [nodeId, supportPlay])).toEqual([
    ['roleta', true],
    ['shut', false],
  ])
  expect(await launch({ nodeId: 'shut' })).toMatchObject({ status: 400, body: { errorCode: 'game.maintenance' } })
})

test('[7.3] parallel lists and launches with a cold cache all get their answer', async () => {
  await sandbox.console('reset', {})
  const both = () => [launch({ nodeId: 'slot-1' }), sandbox.call(getGameList, { gameType: 'RNG', gameName: String(Math.random()) })]
  const answers = await Promise.all(Array.from({ length: 10 }, both).flat())
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
})

test('[2.7] the index has every game, may be cached for an hour, and contains no time', async () => {
  const { status, headers, body } = await sandbox.call(getGameIndex, { merchantCode: 'ipanema', language: 'PT' })
  expect(status).toBe(200)
  expect(headers.get('Cache-Control')).toContain('public, max-age=3600')
  // A cached clock would put every countdown wrong.
  expect(headers.get('X-Server-Time')).toBeNull()
  expect(body.games).toContainEqual(expect.objectContaining({ nodeId: 'roleta', gameName: 'Roleta da Sorte Grátis', gameType: 'LIVE' }))
  expect(body.games.filter(({ gameType }: { gameType: string }) => gameType === 'RNG')).toHaveLength(60)
  expect(body.games.map(({ nodeId }: Shown) => nodeId)).not.toContain('sea-lobby')
})

test("[2.7] the detail of a game has its return to player, smallest stake and maintenance; another brand's game is unknown", async () => {
  const infoOf = async (nodeId: string) => (await sandbox.call(getGameInfo, { nodeId })).body
  expect((await infoOf('roleta')).value).toMatchObject({
    rtp: expect.any(Number),
    maxBet: 500,
    maintenance: false,
    prizes: [100, 200, 300, 500, 1000],
  })
  expect((await infoOf('shut')).value).toMatchObject({ maintenance: true })
  expect(await sandbox.call(getGameInfo, { nodeId: 'nothing' })).toMatchObject({ status: 404, body: { errorCode: 'game.unknown' } })
})
