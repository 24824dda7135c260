import { type SandboxMerchant, slotAt } from '@platform/sandbox/seeding'
import {
  type Bet,
  configureMerchants,
  type Database,
  loadVault,
  lotteryAudit,
  openDatabase,
  oppositeBets,
  pairsAmong,
  sweep,
  testCost,
  testDatabase,
} from '@platform/sandbox/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDatabase } from '../seedDatabase.ts'

const now = Date.UTC(2026, 10, 20, 15)
const brand = (code: string, port: number, categories: string[], market?: 'br'): SandboxMerchant => ({
  code,
  trialCode: `${code}_trial`,
  name: code,
  domain: `${code}.example`,
  port,
  features: [],
  categories,
  market,
})
const merchants = [brand('draws', 1, ['ELOTT', 'LOTT', 'RNG']), brand('regulated', 2, ['RNG'], 'br')]

let database: Database
beforeAll(async () => {
  database = await openDatabase({ databaseUrl: await testDatabase(), poolSize: 1 })
  const fresh = await configureMerchants(database.db, merchants)
  const vault = await loadVault(database.db)
  const options = { merchants: fresh, seed: 'platform', now, hashCost: testCost, vault, small: true }
  await database.db.transaction().execute((trx) => seedDatabase(trx, options))
}, 120_000)
afterAll(() => database.close())

test('[7.4] no bet of the seed is opposite to one of another member, and none would open a case', async () => {
  const { rows } = await sql<Bet & { draw_id: string; placed_at: number }>`
    select s.sub_no, o.member_id, s.play, s.numbers, s.stake, o.draw_id, o.placed_at
    from lottery_suborders s join lottery_orders o on o.order_no = s.order_no`.execute(database.db)
  expect(new Set(rows.map(({ member_id }) => member_id)).size).toBeGreaterThan(1)
  for (const draw of new Set(rows.map(({ draw_id }) => draw_id))) {
    const bets = rows.filter(({ draw_id }) => draw_id === draw)
    const members = [...new Set(bets.map(({ member_id }) => member_id))]
    expect(oppositeBets(bets, await pairsAmong(database.db, members, now))).toEqual([])
  }
})

test('[2.8] every lottery of the catalogue has a draw, and every tile leads to one', async () => {
  const { db } = database
  const tiles = await db
    .selectFrom('games')
    .select('node_id')
    .where('game_type', 'in', ['LOTT', 'ELOTT'])
    .where('lobby', '=', false)
    .orderBy('node_id')
    .execute()
  const lotteries = await db.selectFrom('lotteries').select('node_id').orderBy('node_id').execute()
  expect(lotteries).toEqual(tiles)
  const closed = await db
    .selectFrom('games')
    .select('node_id')
    .where('game_type', 'in', ['LOTT', 'ELOTT'])
    .where('maintenance', '=', true)
    .execute()
  expect(closed).toEqual([])
  const families = await db
    .selectFrom('lotteries as l')
    .innerJoin('lottery_groups as g', 'g.code', 'l.group_code')
    .select(['g.prize_mode', 'l.family'])
    .distinct()
    .execute()
  expect(families.map(({ prize_mode, family }) => `${prize_mode} ${family}`).toSorted()).toEqual([
    'Elott DICE',
    'Elott FIVE',
    'Lott VN',
    'ZY DICE',
  ])
})

test('[2.8] each lottery has more than 30 consecutive past draws that match their published hash, and no future ones', async () => {
  const lotteries = await database.db.selectFrom('lotteries').selectAll().execute()
  for (const lottery of lotteries) {
    const draws = await database.db
      .selectFrom('lottery_draws')
      .selectAll()
      .where('lottery', '=', lottery.code)
      .orderBy('draws_at', 'desc')
      .execute()
    expect(draws.length).toBeGreaterThan(30)
    for (const [i, draw] of draws.entries()) {
      expect(draw.draws_at).toBe(draws[0]!.draws_at - i * lottery.period_ms)
      expect(slotAt(lottery, draw.opens_at)).toMatchObject({ numero: draw.numero, drawsAt: draw.draws_at, locksAt: draw.locks_at })
    }
    expect(draws[0]!.draws_at).toBeLessThanOrEqual(now)
  }
})

test('[7.4] demo accounts have orders that won and lost by the real rules; transfers, records and proofs agree', async () => {
  const orders = await database.db.selectFrom('lottery_orders').select(['merchant', 'status']).execute()
  expect(new Set(orders.map(({ merchant }) => merchant))).toEqual(new Set(['draws']))
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(['won', 'lost']))
  expect(orders.length).toBeGreaterThan(15)
  expect(await lotteryAudit(database.db)).toEqual([])
})

test('[9] old draws are swept, except those with bets', async () => {
  await sweep(database.db, now + 10 * 86_400_000)
  const left = await database.db.selectFrom('lottery_draws').select('id').orderBy('id').execute()
  const betOn = await database.db.selectFrom('lottery_orders').select('draw_id as id').distinct().orderBy('id').execute()
  expect(left).toEqual(betOn)
})
