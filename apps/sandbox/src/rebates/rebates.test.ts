import { randomUUID } from 'node:crypto'
import { getMemberTransactions } from '@platform/sdk/records'
import { claimRebate, getRebate, getRebateRates, getRebateRecords, getWalletBalance } from '@platform/sdk/wallet'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { GameTypeCode } from '../db/Tables.ts'
import { dayText } from '../gateway/days.ts'
import { auditLedger } from '../server/auditLedger.ts'
import { balanceOf } from '../ledger/wallet.ts'
import { clubLevels } from '../../../../packages/demo/src/seed/catalogue/clubLevels.ts'
import { addRound } from '../testing/addRound.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { lastSettlement, nextSettlement } from './rebateRules.ts'
import { settleRebates } from './settleRebates.ts'

const [MINUTE, DAY] = [60_000, 86_400_000]
/** A Thursday. */
const start = Date.UTC(2026, 10, 19, 15)
let clock = start
const sandbox = await fileSandbox({ clock: () => clock })
const { db } = sandbox
beforeAll(async () => {
  await sandbox.sandbox.pause()
  for (const flag of ['MANPLAYREB3', 'PLYRBT']) await sandbox.console('flags', { merchant: 'ipanema', flag, on: true })
  const levels = clubLevels.map(({ pt, en, from }, level) => ({ merchant: 'ipanema', level, name_pt: pt, name_en: en, points: from }))
  await db
    .insertInto('club_levels')
    .values(levels)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db.updateTable('rebate_settings').set({ since: 0, settled_at: 0 }).execute()
})
afterAll(async () => expect(await auditLedger(db)).toEqual({}))

/** A member of a level, with functions to bet, void and claim. */
async function bettor(level = 2) {
  const member = await sandbox.member()
  const { id } = await db.selectFrom('members').select('id').where('account', '=', member.userName).executeTakeFirstOrThrow()
  const reach = (level: number) =>
    db
      .insertInto('club_points')
      .values({ member_id: id, points: clubLevels[level]!.from, reason: 'test', at: clock - 1 })
      .execute()
  if (level > 0) await reach(level)
  await db.updateTable('sessions').set({ expires_at: 9e12 }).where('member_id', '=', id).execute()
  const client = sandbox.client({ session: { ...member, firstTimeLogin: false } })
  const bet = async (stake: number, game_type: GameTypeCode = 'RNG', settled_at = clock - MINUTE) => {
    const round_id: string = randomUUID()
    await addRound(db, member.userName, stake, { round_id, game_type, bet_at: settled_at, settled_at })
    return round_id
  }
  const voidRound = (round_id: string) =>
    db.updateTable('game_records').set({ status: 'cancelled', voided_at: clock }).where('round_id', '=', round_id).execute()
  const claim = (gameTypes?: string[], idempotencyKey: string = randomUUID()) => claimRebate(client, { gameTypes }, { idempotencyKey })
  const balance = async () => (await getWalletBalance(client)).sumBalance
  return { id, client, reach, bet, voidRound, claim, balance }
}
const days = () => ({ startDate: dayText(clock - 60 * DAY), endDate: dayText(clock) })

test('[2.1] each bet earns rebate once: by product, at the rate of the level, claimed in part or in full, and in the balance immediately', async () => {
  const { client, bet, claim, balance } = await bettor()
  await bet(100_000)
  await bet(50_099)
  await bet(80_000, 'LIVE')
  const open = await getRebate(client)
  // Level 2: 0.4 %; live games earn two fifths of that. Rounded down to the cent.
  expect(open.products).toMatchObject([
    { gameType: 'RNG', bets: 2, validBetAmount: 150_099, rate: 40, amount: 600, expiresAt: clock - MINUTE + 30 * DAY },
    { gameType: 'LIVE', bets: 1, validBetAmount: 80_000, rate: 16, amount: 128 },
  ])
  expect(open).toMatchObject({ total: 728, min: 100, nextSettlement: Date.UTC(2026, 10, 23, 15), expiryDays: 30 })
  const first = await claim(['LIVE'], 'one-claim')
  expect(first).toMatchObject({ amount: 128, products: [{ gameType: 'LIVE', rate: 16 }] })
  expect(await claim(['LIVE'], 'one-claim')).toEqual(first)
  expect(await failureOf(claim())).toMatchObject({ code: 'rebate.wait', value: { claimableAt: clock + 10 * MINUTE } })
  expect(await balance()).toBe(128)
  clock += 11 * MINUTE
  await claim()
  expect(await balance()).toBe(728)
  clock += 11 * MINUTE
  expect(await failureOf(claim())).toMatchObject({ code: 'rebate.none' })
  await bet(10_000)
  expect(await failureOf(claim())).toMatchObject({ code: 'rebate.min', value: { min: 1 } })
  const records = await getRebateRecords(client, days())
  expect(records.content.map(({ gameType, amount, status, source }) => [gameType, amount, status, source])).toEqual([
    ['RNG', 600, 'paid', 'member'],
    ['LIVE', 128, 'paid', 'member'],
  ])
  expect(records).toMatchObject({
    footer: { count: 2, validBetAmount: 230_099, amount: 728 },
    paid: { today: 728, yesterday: 0, month: 728 },
  })
  expect((await getRebateRecords(client, { ...days(), gameType: 'LIVE' })).footer.amount).toBe(128)
  expect((await getMemberTransactions(client, days())).content.map(({ txCode, amount }) => [txCode, amount])).toEqual([
    ['rebate', 600],
    ['rebate', 128],
  ])
})

test('[2.1] a rate that changes later changes no row; a bet voided before the claim earns nothing, and one voided after it is deducted from the next rebate', async () => {
  const { client, reach, bet, voidRound, claim, balance } = await bettor()
  const [kept, early] = [await bet(100_000), await bet(70_000)]
  await voidRound(early)
  expect((await getRebate(client)).products).toMatchObject([{ bets: 1, validBetAmount: 100_000, amount: 400 }])
  await claim()
  await reach(5)
  await voidRound(kept)
  clock += 11 * MINUTE
  // A debt is not collected but deducted from the next rebate.
  expect((await getRebate(client)).products).toEqual([])
  await bet(200_000)
  expect((await getRebate(client)).products).toMatchObject([{ bets: 1, validBetAmount: 200_000, rate: 100, back: 400, amount: 1600 }])
  await claim()
  expect(await balance()).toBe(2000)
  const { content } = await getRebateRecords(client, days())
  expect(content.map(({ rate, back, amount }) => [rate, back, amount])).toEqual([
    [100, 400, 1600],
    [40, 0, 400],
  ])
})

test('[2.1] the table of rates has every level, and marks the level of the member', async () => {
  const { client } = await bettor(1)
  const { level, levels, products } = await getRebateRates(client)
  expect([level, levels.length]).toEqual([1, 7])
  expect(products.find(({ gameType }) => gameType === 'RNG')!.rates).toEqual([20, 30, 40, 60, 80, 100, 120])
})

test('[2.1] on Monday at noon unclaimed rebate is paid and expired rebate is recorded as such, each once', async () => {
  clock = start
  const { client, bet, balance } = await bettor()
  await bet(10_000)
  await bet(500_000, 'LIVE', clock - 35 * DAY)
  expect((await getRebate(client)).products).toMatchObject([{ gameType: 'RNG', amount: 40 }])
  clock = nextSettlement(start) + MINUTE
  expect([lastSettlement(clock), nextSettlement(clock)]).toEqual([Date.UTC(2026, 10, 23, 15), Date.UTC(2026, 10, 30, 15)])
  await bet(25_000)
  await Promise.all([settleRebates(sandbox.sandbox.services), settleRebates(sandbox.sandbox.services)])
  expect(await settleRebates(sandbox.sandbox.services)).toBe(0)
  expect(await balance()).toBe(40)
  const { content, footer } = await getRebateRecords(client, days())
  expect(content.map(({ gameType, amount, status, source }) => [gameType, amount, status, source])).toEqual(
    expect.arrayContaining([
      ['RNG', 40, 'paid', 'settlement'],
      ['LIVE', 800, 'expired', 'settlement'],
    ]),
  )
  expect(footer).toMatchObject({ count: 2, amount: 40 })
  // Bets settled after noon wait for the next settlement.
  expect((await getRebate(client)).products).toMatchObject([{ validBetAmount: 25_000 }])
})

test('[2.1] claims and their bets are never changed', async () => {
  for (const table of ['rebate_claims', 'rebate_rows', 'rebate_bets'] as const)
    await expect(sql`delete from ${sql.table(table)}`.execute(db)).rejects.toThrow()
})

test('[2.1] a member whose settlement fails does not keep the others from theirs, and the settlement is retried', async () => {
  clock = start
  const [broken, other] = [await bettor(), await bettor()]
  for (const { bet } of [broken, other]) await bet(10_000)
  await db.updateTable('rebate_settings').set({ settled_at: 0 }).execute()
  clock = nextSettlement(start) + MINUTE
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await sql`create function refuse_claim() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`.execute(db)
  await sql`create trigger refused before insert on rebate_claims for each row when (new.member_id = ${sql.lit(broken.id)}) execute function refuse_claim()`.execute(
    db,
  )
  expect(await settleRebates(sandbox.sandbox.services)).toBe(1)
  expect(errors).toHaveBeenCalledTimes(1)
  errors.mockRestore()
  await sql`drop trigger refused on rebate_claims`.execute(db)
  expect(await settleRebates(sandbox.sandbox.services)).toBe(1)
  expect(await balanceOf(db, broken.id)).toBe(await balanceOf(db, other.id))
})

test('[2.1] a closed account gets no rebate, because it could not withdraw the money', async () => {
  clock = start
  const { id, bet } = await bettor()
  await bet(10_000)
  await db.updateTable('members').set({ disabled: true, closed_at: clock }).where('id', '=', id).execute()
  await db.updateTable('rebate_settings').set({ settled_at: 0 }).execute()
  clock = nextSettlement(start) + MINUTE
  expect(await settleRebates(sandbox.sandbox.services)).toBe(0)
  expect(await balanceOf(db, id)).toBe(0)
})
