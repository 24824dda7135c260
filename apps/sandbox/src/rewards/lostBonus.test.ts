import { minor } from '@platform/sdk'
import { getTransferSettings, getTurnover } from '@platform/sdk/wallet'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLedger } from '../server/auditLedger.ts'
import { closeGrant } from '../ledger/grants.ts'
import { balanceOf } from '../ledger/wallet.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { openBet } from '../testing/openBet.ts'
import { securityMember } from '../testing/securityMember.ts'
import { payReward } from '../promotions/payReward.ts'

let clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => ++clock })
const { db } = sandbox
beforeAll(() => sandbox.console('flags', { merchant: 'ipanema', flag: 'AGETRANSFERUP3', on: true }))
afterAll(async () => expect(await auditLedger(db)).toEqual({}))

/** A member who gets rewards, bets and loses. */
async function player(merchant = 'ipanema', balance = 0) {
  const member = await securityMember(sandbox, { merchant, balance })
  const { id } = await member.row()
  const grants = () =>
    db
      .selectFrom('ledger_accounts')
      .select(['state', 'balance'])
      .where('member_id', '=', id)
      .where('kind', '=', 'bonus')
      .orderBy('id')
      .execute()
  return {
    ...member,
    id,
    grants,
    balance: () => balanceOf(db, id),
    reward: async (amount: number, multiple: number) => {
      const code = crypto.randomUUID()
      const terms = { source: 'mission' as const, code, period: '', title_pt: 'Missão', title_en: 'Mission', weights: { RNG: 100 } }
      await db.transaction().execute((trx) => payReward(trx, { ...terms, merchant, memberId: id, amount, multiple, at: clock }))
    },
    lose: (amount: number) => sandbox.console('bets/lose', { merchant, userName: member.userName, amount }),
    bet: (amount: number) => openBet(db, { merchant, memberId: id, amount, now: () => ++clock }),
    turnover: async () => (await getTurnover(member.client)).requirements.map(({ done, required }) => [done, required]),
  }
}

test('[7.6] a bonus that is lost to the last cent ends with its requirement, and the next bet counts for the next bonus', async () => {
  const ana = await player('lotus', 3320)
  await ana.reward(500, 10)
  await ana.lose(3820)
  expect(await ana.turnover()).toEqual([])
  await ana.reward(600, 2)
  await ana.lose(300)
  expect(await ana.turnover()).toEqual([[300, 1200]])
  await sandbox.sandbox.services.payments.wake()
  expect((await ana.inbox()).filter((title) => title.includes('bonus'))).toEqual(['The bonus “Mission” has ended'])
})

test('[6] a bonus that is lost no longer blocks transfers', async () => {
  const [agent, ana] = [await securityMember(sandbox), await player()]
  await db.updateTable('members').set({ type: 1 }).where('account', '=', agent.userName).execute()
  await db
    .updateTable('members')
    .set({ upline_id: (await agent.row()).id, held_until: 0 })
    .where('id', '=', ana.id)
    .execute()
  sandbox.sandbox.services.sessions.forget(ana.id)
  await ana.reward(100, 10)
  const items = async () => (await getTransferSettings(ana.client)).readiness.filter(({ done }) => !done).map(({ item }) => item)
  expect(await items()).toEqual(['bonus'])
  await ana.lose(100)
  await sandbox.console('deposits', { merchant: 'ipanema', userName: ana.userName, amount: minor(50_000) })
  expect(await items()).toEqual([])
})

test('[7.6] a bonus with an open bet does not end; a lost one is reopened by a void, with its turnover as it was', async () => {
  const ana = await player()
  await ana.reward(1000, 10)
  const [first, second] = [await ana.bet(400), await ana.bet(600)]
  await first.settle(0)
  expect(await ana.turnover()).toEqual([[400, 10_000]])
  await second.settle(0)
  expect(await ana.turnover()).toEqual([])
  // Bets while it had ended do not count, also those decided later.
  await sandbox.console('deposits', { merchant: 'ipanema', userName: ana.userName, amount: 700 })
  await ana.lose(200)
  const between = await ana.bet(500)
  await first.void()
  expect([await ana.balance(), await ana.turnover()]).toEqual([400, [[600, 10_000]]])
  await between.settle(0)
  expect(await ana.turnover()).toEqual([[600, 10_000]])
  await ana.lose(400)
  expect(await ana.turnover()).toEqual([])
})

test('[7.6] what comes back for a lost bonus of a closed account is the pool’s', async () => {
  const pool = db.selectFrom('ledger_accounts').select('balance').where('merchant', '=', 'ipanema').where('kind', '=', 'promotion')
  const ana = await player()
  await ana.reward(1000, 10)
  const bet = await ana.bet(1000)
  await bet.settle(0)
  const before = (await pool.executeTakeFirstOrThrow()).balance
  await db.updateTable('members').set({ disabled: true, closed_at: clock }).where('id', '=', ana.id).execute()
  await bet.void()
  expect([await ana.grants(), (await pool.executeTakeFirstOrThrow()).balance - before]).toEqual([[{ state: 'closed', balance: 0 }], 1000])
})

test('[7.6] a bonus whose deposit was clawed back does not come back with a void', async () => {
  const ana = await player()
  await ana.reward(1000, 10)
  const bet = await ana.bet(1000)
  await bet.settle(0)
  const [{ name: key } = { name: '' }] = await db
    .selectFrom('ledger_accounts')
    .select('name')
    .where('member_id', '=', ana.id)
    .where('kind', '=', 'bonus')
    .execute()
  await closeGrant(db, { memberId: ana.id, key, at: clock })
  await bet.void()
  expect(await ana.grants()).toEqual([{ state: 'closed', balance: 0 }])
})

test('[2.16] a prize below the merchant’s smallest bonus is cash without turnover', async () => {
  const ana = await player()
  await ana.reward(99, 10)
  expect([await ana.grants(), await ana.turnover(), await ana.balance()]).toEqual([[], [], 99])
  await ana.reward(100, 10)
  expect(await ana.turnover()).toEqual([[0, 1000]])
  await sandbox.console('rewards/smallest', { merchant: 'ipanema', amount: 101 })
  await ana.reward(100, 10)
  await sandbox.console('rewards/smallest', { merchant: 'ipanema', amount: 100 })
  expect((await ana.grants()).length).toBe(1)
})

test('[7.6] any order of losses, ends and late voids leaves no bonus below zero, none without its bets, and one requirement for each open one', async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('reward' as const), amount: fc.integer({ min: 100, max: 900 }) }),
    fc.record({ do: fc.constant('bet' as const), part: fc.constantFrom(0.3, 0.5, 1, 1) }),
    fc.record({ do: fc.constantFrom('lose' as const, 'lose' as const, 'win' as const, 'void' as const), at: fc.nat() }),
  )
  const property = fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
    const ana = await player()
    const bets: { bet: Awaited<ReturnType<typeof ana.bet>>; state: 'open' | 'settled' | 'void' }[] = []
    for (const one of steps) {
      if (one.do === 'reward') await ana.reward(one.amount, 3)
      else if (one.do === 'bet') {
        const amount = Math.floor((await ana.balance()) * one.part)
        if (amount > 0) bets.push({ bet: await ana.bet(amount), state: 'open' })
      } else {
        const able = bets.filter(({ state }) => (one.do === 'void' ? state !== 'void' : state === 'open'))
        const chosen = able[one.at % Math.max(1, able.length)]
        if (!chosen) continue
        if (one.do === 'void') await chosen.bet.void()
        else await chosen.bet.settle(one.do === 'win' ? 70 : 0)
        chosen.state = one.do === 'void' ? 'void' : 'settled'
      }
      const open = bets.some(({ state }) => state === 'open')
      const grants = await ana.grants()
      expect(grants.every(({ balance }) => balance >= 0)).toBe(true)
      // Without an open bet, an open bonus has money; without money and open bets there is none.
      if (!open) expect(grants.filter(({ state, balance }) => state === 'open' && balance === 0)).toEqual([])
      expect((await ana.turnover()).length).toBe(grants.filter(({ state }) => state === 'open').length)
    }
    expect(await auditLedger(db)).toEqual({})
  })
  await fc.assert(property, { numRuns: 12 })
}, 240_000)
