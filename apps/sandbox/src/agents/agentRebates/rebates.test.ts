import fc from 'fast-check'
import { REBATE_PARTS } from '@platform/sdk/agents'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addMember } from '../../account/addMember.ts'
import type { GameTypeCode } from '../../db/Tables.ts'
import { dayNumber } from '../../gateway/days.ts'
import { auditLedger } from '../../server/auditLedger.ts'
import { balanceOf } from '../../ledger/wallet.ts'
import { fileSandbox } from '../../testing/fileSandbox.ts'
import { makeRandom } from '../../../../../packages/demo/src/seed/random.ts'
import { openAgentRates } from '../accounts/openAgentRates.ts'
import { startOfDayNumber } from './rebateDays.ts'
import { settleAgentRebates } from './settleAgentRebates.ts'

const DAY = 86_400_000
const clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => clock })
const { db } = sandbox
const today = dayNumber(clock)
/** A moment at which that day is settled. */
const after = (day: number) => startOfDayNumber(day + 1) + 700_000
beforeAll(() => sandbox.sandbox.pause())
afterAll(async () => expect(await auditLedger(db)).toEqual({}))

let names = 0
async function member({ uplineId, type = 1, rates = {} }: { uplineId?: number; type?: number; rates?: Record<string, number> }) {
  const cost = sandbox.sandbox.services.hashCost
  const id = await addMember(db, { merchant: 'ipanema', account: `nivel${++names}`, type, uplineId, now: clock, cost })
  for (const [game_type, rate] of Object.entries(rates)) await agree(id, rate, { game_type, effective_at: 0 })
  return id
}
const agree = (member_id: number, rate: number, more: { game_type?: string; effective_at: number }) =>
  db
    .insertInto('agent_rates')
    .values({ member_id, game_type: 'RNG', rate, ...more })
    .execute()
async function bet(member_id: number, stake: number, at: number, game_type: GameTypeCode = 'RNG') {
  const round_id: string = crypto.randomUUID()
  const game = { merchant: 'ipanema', node_id: 'slot-1', vendor: 'BOREAL', game_type, play_session_id: null }
  await db
    .insertInto('game_records')
    .values({ ...game, member_id, round_id, stake, bet_at: at, settled_at: at, status: 'settled' })
    .execute()
  return round_id
}
const voidAt = (round_id: string, at: number) =>
  db.updateTable('game_records').set({ status: 'cancelled', voided_at: at }).where('round_id', '=', round_id).execute()
const settleThrough = async (day: number) => {
  await db
    .updateTable('agent_rebate_rules')
    .set({ settled_day: day - 1 })
    .where('merchant', '=', 'ipanema')
    .execute()
  await settleAgentRebates(db, after(day), sandbox.sandbox.services.merchants)
}
/** What a member got of a day: cents, and what was left over, in parts of a cent. */
const payoutOf = async (member_id: number, day: number) => {
  const row = await db
    .selectFrom('agent_rebate_payouts')
    .selectAll()
    .where('member_id', '=', member_id)
    .where('day', '=', day)
    .executeTakeFirst()
  return row && { status: row.status, amount: row.amount, left: row.carried + row.earned - row.amount * REBATE_PARTS }
}
const manual = (on: boolean) => sandbox.console('flags', { merchant: 'ipanema', flag: 'MANPLAYREB3', on })

test('[7.5] rates of 15, 12, 8 and 5 % of a stake of 1,000,000 earn 30, 40, 30 and 50 thousand', async () => {
  await manual(false)
  const chain = [await member({ rates: { RNG: 1500 } })]
  for (const rate of [1200, 800, 500]) chain.push(await member({ uplineId: chain.at(-1), rates: { RNG: rate } }))
  await bet(chain[3]!, 1_000_000_00, clock)
  await settleThrough(today)
  expect(await Promise.all(chain.map((id) => balanceOf(db, id)))).toEqual([30_000_00, 40_000_00, 30_000_00, 50_000_00])
  await settleThrough(today)
  expect(await balanceOf(db, chain[0]!)).toBe(30_000_00)
})

test('[7.5] own bets earn their member nothing where members claim rebate themselves; the uplines still get their differences', async () => {
  await manual(true)
  const top = await member({ rates: { RNG: 100 } })
  const player = await member({ uplineId: top, type: 0, rates: { RNG: 40 } })
  await bet(player, 100_000, clock)
  await settleThrough(today)
  expect([await balanceOf(db, top), await balanceOf(db, player)]).toEqual([600, 0])
})

test('[7.5] voiding a bet takes back exactly what was paid for it as an own bet, even if own bets no longer earn anything', async () => {
  await manual(false)
  const player = await member({ type: 0, rates: { RNG: 40 } })
  const [paid, unpaid] = [await bet(player, 10_000, clock), await bet(player, 5000, clock + DAY)]
  await settleThrough(today)
  await manual(true)
  await settleThrough(today + 1)
  expect(await balanceOf(db, player)).toBe(40)
  await voidAt(paid, clock + 2 * DAY)
  await voidAt(unpaid, clock + 2 * DAY)
  await settleThrough(today + 2)
  expect(await payoutOf(player, today + 2)).toEqual({ status: 'paid', amount: 0, left: -40 * REBATE_PARTS })
  // Nor is it given back where own bets count again.
  await manual(false)
  await settleThrough(today + 3)
  expect(await payoutOf(player, today + 3)).toBeUndefined()
})

test('[7.5] fractions of a cent are carried over; a void bet is deducted at the rate of its time, and a debt is deducted from later income', async () => {
  await manual(true)
  const top = await member({ rates: { RNG: 150 } })
  const player = await member({ uplineId: top, type: 0 })
  const round = await bet(player, 12_345, clock)
  await settleThrough(today)
  // 185.175 cents.
  expect(await payoutOf(top, today)).toEqual({ status: 'paid', amount: 185, left: 1750 })
  await agree(top, 300, { effective_at: startOfDayNumber(today + 1) })
  await voidAt(round, clock + DAY)
  await bet(player, 1000, clock + DAY)
  await settleThrough(today + 1)
  expect(await payoutOf(top, today + 1)).toEqual({ status: 'paid', amount: 0, left: 1750 + 300_000 - 1_851_750 })
  await bet(player, 10_000, clock + 2 * DAY)
  await settleThrough(today + 2)
  expect(await payoutOf(top, today + 2)).toEqual({ status: 'paid', amount: 145, left: 0 })
  expect(await balanceOf(db, top)).toBe(185 + 145)
})

test('[7.5] a bet counts at the rates of its settlement, whenever the rebate is computed', async () => {
  await manual(true)
  const top = await member({ rates: { RNG: 100 } })
  const agent = await member({ uplineId: top, rates: { RNG: 20 } })
  const player = await member({ uplineId: agent, type: 0 })
  const noon = startOfDayNumber(today) + DAY / 2
  await agree(agent, 60, { effective_at: noon })
  await bet(player, 10_000, noon - 1)
  await bet(player, 10_000, noon)
  await settleThrough(today)
  expect([await balanceOf(db, top), await balanceOf(db, agent)]).toEqual([80 + 40, 20 + 60])
})

test('[7.5] a closed or disabled account gets nothing, and no other member gets its share', async () => {
  await manual(true)
  const top = await member({ rates: { RNG: 100 } })
  const gone = await member({ uplineId: top, rates: { RNG: 60 } })
  const player = await member({ uplineId: gone, type: 0 })
  const round = await bet(player, 10_000, clock)
  await db.updateTable('members').set({ disabled: true }).where('id', '=', gone).execute()
  await settleThrough(today)
  expect([await balanceOf(db, top), await balanceOf(db, gone)]).toEqual([40, 0])
  expect(await payoutOf(gone, today)).toMatchObject({ status: 'cancelled' })
  // What was not paid is not taken back.
  await db.updateTable('members').set({ disabled: false }).where('id', '=', gone).execute()
  await voidAt(round, clock + DAY)
  await settleThrough(today + 1)
  expect([await payoutOf(gone, today + 1), (await payoutOf(top, today + 1))!.left]).toEqual([undefined, -40 * REBATE_PARTS])
})

test('[7.5] days that are settled together are paid in sequence: a void takes back only what was paid', async () => {
  await manual(true)
  const gone = await member({ rates: { RNG: 60 } })
  const round = await bet(await member({ uplineId: gone, type: 0 }), 10_000, clock)
  await voidAt(round, clock + DAY)
  await db.updateTable('members').set({ disabled: true }).where('id', '=', gone).execute()
  await db
    .updateTable('agent_rebate_rules')
    .set({ settled_day: today - 1 })
    .where('merchant', '=', 'ipanema')
    .execute()
  await settleAgentRebates(db, after(today + 1), sandbox.sandbox.services.merchants)
  expect(await payoutOf(gone, today)).toMatchObject({ status: 'cancelled' })
  expect(await payoutOf(gone, today + 1)).toBeUndefined()
})

test('[7.5] days without bets are settled with the next one: bets before and after them, and a void between, count on their days', async () => {
  await manual(false)
  const agent = await member({ rates: { RNG: 100 } })
  const player = await member({ uplineId: agent, type: 0 })
  const [first, between, last] = [today + 40, today + 45, today + 50]
  const noon = (day: number) => startOfDayNumber(day) + DAY / 2
  await voidAt(await bet(player, 10_000, noon(first)), noon(between))
  await bet(player, 30_000, noon(last))
  const settledDay = () => db.selectFrom('agent_rebate_rules').select('settled_day').where('merchant', '=', 'ipanema').executeTakeFirst()
  await settleThrough(first)
  await settleAgentRebates(db, after(last), sandbox.sandbox.services.merchants)
  expect(await settledDay()).toEqual({ settled_day: last })
  expect((await payoutOf(agent, first))?.amount).toBe(100)
  expect(await payoutOf(agent, between)).toMatchObject({ amount: 0, left: -100 * REBATE_PARTS })
  expect((await payoutOf(agent, last))?.amount).toBe(200)
  await settleAgentRebates(db, after(last + 9), sandbox.sandbox.services.merchants)
  expect(await settledDay()).toEqual({ settled_day: last + 9 })
})

test('[7.5] a new product does not change the agreed rates', async () => {
  const top = await member({ rates: { RNG: 150 } })
  const agent = await member({ uplineId: top, rates: { RNG: 20 } })
  const { rates } = await db
    .selectFrom('agent_rates')
    .select((eb) => eb.fn.countAll<number>().as('rates'))
    .executeTakeFirstOrThrow()
  await db.deleteFrom('agent_rebate_settings').where('merchant', '=', 'ipanema').where('game_type', '=', 'RNG').execute()
  await openAgentRates(db, { code: 'ipanema' }, { now: clock, isFresh: false })
  expect(await db.selectFrom('agent_rates').select('rate').where('member_id', '=', agent).execute()).toEqual([{ rate: 20 }])
  expect(
    await db
      .selectFrom('agent_rates')
      .select((eb) => eb.fn.countAll<number>().as('rates'))
      .executeTakeFirstOrThrow(),
  ).toEqual({ rates })
})

test('[7.5] a failure for one member does not stop the others, and is paid with the next run; settled rows never change', async () => {
  await manual(true)
  const [one, two] = [await member({ rates: { RNG: 100 } }), await member({ rates: { RNG: 100 } })]
  for (const top of [one, two]) await bet(await member({ uplineId: top, type: 0 }), 10_000, clock)
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await sql`update ledger_accounts set state = 'closed', kind = 'bonus' where member_id = ${one} and kind = 'cash'`.execute(db)
  await settleThrough(today)
  expect(logged).toHaveBeenCalledOnce()
  expect([(await payoutOf(one, today))!.status, await balanceOf(db, two)]).toEqual(['settled', 100])
  await sql`update ledger_accounts set state = 'open', kind = 'cash' where member_id = ${one} and kind = 'bonus'`.execute(db)
  await settleAgentRebates(db, after(today), sandbox.sandbox.services.merchants)
  expect(await balanceOf(db, one)).toBe(100)
  await expect(db.updateTable('agent_rebate_payouts').set({ status: 'settled', paid_at: null }).execute()).rejects.toThrow('decided')
  for (const table of ['agent_rebate_rows', 'agent_rebate_bets', 'agent_rates'] as const)
    await expect(sql`delete from ${sql.table(table)}`.execute(db)).rejects.toThrow('append-only')
})

const seed = Number(process.env.REBATE_SEED ?? Date.now() % 1_000_000_000)
test(`[7.5] on random trees the shares of a bet add up to the root's rate, and payments plus remainders to the earnings (REBATE_SEED=${seed})`, async () => {
  await manual(false)
  let day = today + 10
  const trees = fc.record({ size: fc.integer({ min: 2, max: 12 }), seed: fc.string() })
  await fc.assert(
    fc.asyncProperty(trees, async ({ size, seed: of }) => {
      const random = makeRandom(of)
      const rates = [random.int(0, 300)]
      const members = [await member({ rates: { RNG: rates[0]! } })]
      const upline = [-1]
      for (let index = 1; index < size; index++) {
        upline.push(random.int(0, index - 1))
        rates.push(random.int(0, rates[upline[index]!]!))
        members.push(await member({ uplineId: members[upline[index]!], rates: { RNG: rates[index]! } }))
      }
      const first = day + 1
      for (let settled = 0; settled < 3; settled++) {
        day++
        for (let count = 0; count < 5; count++) {
          const round = await bet(random.pick(members), random.int(1, 99_999), startOfDayNumber(day) + random.int(0, DAY - 1))
          if (random.int(0, 5) === 0) await voidAt(round, startOfDayNumber(day + random.int(0, 1)) + DAY - 1)
        }
        await settleThrough(day)
      }
      const { rows: wrong } = await sql`
        select r.id from bet_results r left join (
          select b.result_id, sum(r.valid_stake * (w.rate - w.their_rate)) as parts from agent_rebate_bets b
            join agent_rebate_rows w on w.id = b.row_id join bet_results r on r.id = b.result_id group by 1
        ) s on s.result_id = r.id
        where r.member_id = any (${members}::bigint[]) and r.at < ${startOfDayNumber(day + 1)}::bigint and coalesce(s.parts, 0) <> r.valid_stake * ${rates[0]}`.execute(db) // prettier-ignore
      expect(wrong).toEqual([])
      const { rows } = await sql<{ parts: number; paid: number; left: number; balance: number }>`
        select coalesce(sum(p.earned), 0)::bigint as parts, coalesce(sum(p.amount), 0)::bigint as paid,
          coalesce((select r.parts from agent_rebate_remainders r where r.member_id = m.id), 0)::bigint as left,
          (select balance from ledger_accounts a where a.member_id = m.id and a.kind = 'cash') as balance
        from unnest(${members}::bigint[]) as m(id) left join agent_rebate_payouts p on p.member_id = m.id and p.day >= ${first} group by m.id`.execute(
        db,
      )
      for (const { parts, paid, left, balance } of rows) {
        expect(paid * REBATE_PARTS + left).toBe(parts)
        expect(balance).toBe(paid)
        expect(left).toBeLessThan(REBATE_PARTS)
      }
    }),
    { numRuns: 8, seed },
  )
})
