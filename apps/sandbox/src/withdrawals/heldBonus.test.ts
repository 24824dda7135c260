import { minor } from '@platform/sdk'
import { getProfitLoss } from '@platform/sdk/records'
import { cancelWithdraw } from '@platform/sdk/withdraw'
import { getTurnover } from '@platform/sdk/wallet'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { auditLedger } from '../server/auditLedger.ts'
import { closeGrant, grantBonus } from '../ledger/grants.ts'
import { transfer } from '../ledger/transfer.ts'
import { refund, stake } from '../ledger/wallet.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { openBet } from '../testing/openBet.ts'
import { withdrawer } from '../testing/withdrawer.ts'
import { decideWithdrawal } from './changeWithdrawal.ts'
import { applyPayout, payOut } from './payOut.ts'

let clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => ++clock })
const { db } = sandbox
const { payments } = sandbox.sandbox.services
afterAll(async () => expect(await auditLedger(db)).toEqual({}))

const pool = async () =>
  (await db.selectFrom('ledger_accounts').select('balance').where('merchant', '=', 'ipanema').where('kind', '=', 'promotion').executeTakeFirstOrThrow()).balance // prettier-ignore
function movePool(amount: number) {
  const legs = [{ party: 'promotion' as const, amount }, { party: 'house' as const, amount: -amount }] // prettier-ignore
  return transfer(db, { merchant: 'ipanema', kind: 'budget', key: crypto.randomUUID(), legs, at: clock })
}

/** A member with cash and a bonus of R$ 50, R$ 100 of its turnover done. */
async function holder(bonus = 5000, multiple = 10) {
  const ana = await withdrawer(sandbox)
  const of = { merchant: 'ipanema', memberId: ana.id }
  if (bonus > 0) await grantBonus(db, { ...of, amount: bonus, key: `grant:${ana.id}`, multiple, weights: { RNG: 100 }, at: ++clock })
  const lose = (amount: number) => sandbox.console('bets/lose', { merchant: 'ipanema', userName: ana.userName, amount })
  if (bonus > 0) await lose(10_000)
  const settling = { ...payments.settling, now: () => ++clock }
  return {
    ...ana,
    of,
    lose,
    bet: (amount: number) => openBet(db, { ...of, amount, now: () => ++clock }),
    cash: async () => (await db.selectFrom('ledger_accounts').select('balance').where('member_id', '=', ana.id).where('kind', '=', 'cash').executeTakeFirstOrThrow()).balance, // prettier-ignore
    grants: () => db.selectFrom('ledger_accounts').select(['state', 'balance', 'debits_pending as held']).where('member_id', '=', ana.id).where('kind', '=', 'bonus').orderBy('id').execute(), // prettier-ignore
    /** Of profit and loss: a hold is no loss. */
    rewards: async () => (await getProfitLoss(ana.client, { startDate: '2026-11-20', endDate: '2026-11-20' })).total.reward,
    turnover: async () => (await getTurnover(ana.client)).requirements.map(({ done, held }) => [done, held]),
    withdraw: async (amount = 2000) => {
      const { bonusLoss, endsBonus } = await ana.settings()
      return (await ana.ask(amount, { bonusLoss, endsBonus, again: true })).orderNo
    },
    /** Ends a withdrawal in one of its ways, as the bank or an operator would. */
    end: async (orderNo: string, how: 'cancel' | 'reject' | 'pay' | 'fail' | 'return') => {
      if (how === 'cancel') return cancelWithdraw(ana.client, { orderNo }, { idempotencyKey: crypto.randomUUID() })
      if (how === 'reject') return decideWithdrawal(db, orderNo, { do: 'reject', reason: 'other' }, ++clock)
      const status = ({ pay: 'arrived', fail: 'failed', return: 'returned' } as const)[how]
      if (how !== 'return') {
        await decideWithdrawal(db, orderNo, { do: 'approve' }, ++clock)
        await payOut(settling)({ kind: 'withdrawPayOut', key: orderNo, payload: {} })
      }
      await applyPayout(settling, { key: orderNo, endToEndId: `E${orderNo}`, status, at: ++clock })
      await db.updateTable('effects').set({ done_at: clock }).where('kind', '=', 'withdrawPayOut').where('key', '=', orderNo).execute()
    },
    restore: async () => {
      clock += 3_600_000
      await payments.wake()
    },
  }
}
const open = (balance: number) => [{ state: 'open', balance, held: 0 }]
const held = (amount: number) => [{ state: 'held', balance: 0, held: amount }]
const ended = (state: string) => [{ state, balance: 0, held: 0 }]

test.each(['cancel', 'reject', 'fail'] as const)(
  '[7.6] a withdrawal that is not paid costs no bonus: %s releases it with its turnover',
  async (how) => {
    const ana = await holder()
    expect(await ana.settings()).toMatchObject({ bonusLoss: 5000, endsBonus: true })
    const orderNo = await ana.withdraw()
    expect([await ana.grants(), await ana.turnover(), await ana.rewards()]).toEqual([held(5000), [[10_000, true]], 5000])
    expect(await ana.settings()).toMatchObject({ balance: 88_000, held: 2000, heldBonus: 5000, bonusLoss: 5000, endsBonus: true })
    expect(await ana.order(orderNo)).toMatchObject({ heldBonus: 5000, sharesBonus: false })
    // No bet uses it, and none counts for it.
    await ana.lose(1000)
    expect(await failureOf(ana.lose(87_001))).toBeDefined()
    await ana.end(orderNo, how)
    expect([await ana.grants(), await ana.turnover(), await ana.balance()]).toEqual([open(5000), [[10_000, false]], 94_000])
    expect(await ana.order(orderNo)).toMatchObject({ bonusOutcome: 'back' })
    expect((await ana.order(orderNo)).heldBonus).toBeUndefined()
    expect(await ana.inbox()).toContain('Your bonus is back, with the bets that had counted')
    await ana.lose(1000)
    expect(await ana.turnover()).toEqual([[11_000, false]])
  },
)

test('[7.6] a withdrawal says what it reserves of a bonus: also if that is all in bets, or another one reserves it too', async () => {
  const ana = await holder()
  const [first, second] = [await ana.withdraw(), await ana.withdraw()]
  for (const orderNo of [first, second]) expect(await ana.order(orderNo)).toMatchObject({ heldBonus: 5000, sharesBonus: true })
  await ana.end(second, 'cancel')
  expect(await ana.order(first)).toMatchObject({ heldBonus: 5000, sharesBonus: false })
  expect((await ana.order(second)).bonusOutcome).toBe('held')
  await ana.end(first, 'pay')
  expect((await ana.order(second)).bonusOutcome).toBe('ended')
  expect((await ana.order(first)).bonusOutcome).toBeUndefined()
  expect((await ana.order(first)).heldBonus).toBeUndefined()

  const bea = await holder()
  await stake(db, { ...bea.of, amount: 95_000, key: `bet:${bea.id}`, at: ++clock })
  await sandbox.console('deposits', { merchant: 'ipanema', userName: bea.userName, amount: minor(10_000) })
  expect(await bea.order(await bea.withdraw())).toMatchObject({ heldBonus: 0, sharesBonus: false })

  const eva = await holder(0)
  expect((await eva.order(await eva.withdraw())).heldBonus).toBeUndefined()
})

test('[7.6] a paid withdrawal ends the bonus; its return by the bank restores it from the pool, if that is short when it is filled', async () => {
  const ana = await holder()
  const before = await pool()
  const orderNo = await ana.withdraw()
  await ana.end(orderNo, 'pay')
  expect([await ana.grants(), await ana.turnover(), (await pool()) - before, await ana.rewards()]).toEqual([
    ended('withdrawn'),
    [],
    5000,
    0,
  ])
  const amount = await pool()
  await movePool(-amount)
  await ana.end(orderNo, 'return')
  await ana.restore()
  expect([await ana.grants(), (await ana.settings()).bonusLoss]).toEqual([ended('withdrawn'), 5000])
  expect((await ana.order(orderNo)).bonusOutcome).toBe('owed')
  await movePool(amount)
  await ana.restore()
  expect([await ana.grants(), await ana.turnover(), (await pool()) - before]).toEqual([open(5000), [[10_000, false]], 0])
  expect((await ana.inbox()).at(-1)).toBe('Your bonus is back, with the bets that had counted')
  expect((await ana.order(orderNo)).bonusOutcome).toBe('back')
})

test('[7.6] a restored bonus has what its bets paid into the pool meanwhile; one that was claimed back with its deposit does not return', async () => {
  const ana = await holder()
  await stake(db, { ...ana.of, amount: 92_000, key: `bet:${ana.id}`, at: ++clock })
  await sandbox.console('deposits', { merchant: 'ipanema', userName: ana.userName, amount: minor(10_000) })
  const orderNo = await ana.withdraw()
  await refund(db, { stake: `bet:${ana.id}`, amount: 1000, key: `back1:${ana.id}`, at: ++clock })
  expect(await ana.grants()).toEqual(held(4000))
  await ana.end(orderNo, 'pay')
  await refund(db, { stake: `bet:${ana.id}`, amount: 91_000, key: `back2:${ana.id}`, at: ++clock })
  await ana.end(orderNo, 'return')
  await ana.restore()
  expect(await ana.grants()).toEqual(open(5000))

  const second = await ana.withdraw()
  await ana.end(second, 'pay')
  await closeGrant(db, { memberId: ana.id, key: `grant:${ana.id}`, at: ++clock })
  await ana.end(second, 'return')
  await ana.restore()
  expect(await ana.grants()).toEqual(ended('closed'))
})

test('[7.6] a returned withdrawal restores no bonus of a closed account', async () => {
  const ana = await holder()
  const orderNo = await ana.withdraw()
  await ana.end(orderNo, 'pay')
  await db.updateTable('members').set({ disabled: true, closed_at: clock }).where('id', '=', ana.id).execute()
  await ana.end(orderNo, 'return')
  await ana.restore()
  expect(await ana.grants()).toEqual(ended('withdrawn'))
})

type End = 'cancel' | 'reject' | 'pay' | 'fail' | 'return'
type Step = { do: 'withdraw' } | { do: 'bet'; ofBonus: number } | { do: 'lose' | 'win' | 'void' | End; at: number }

/** What becomes of one bonus, by the documented rules, beside the gateway. */
async function play(steps: readonly Step[]): Promise<void> {
  const ana = await holder(5000, 10_000)
  await db.updateTable('withdraw_settings').set({ day_count: 1000 }).where('merchant', '=', 'ipanema').execute()
  const orders: { orderNo: string; state: 'open' | 'paid' | 'back'; holds: boolean }[] = []
  const bets: { bet: Awaited<ReturnType<typeof ana.bet>>; state: 'open' | 'lost' | 'won' | 'void'; amount: number; part: number; counts: boolean }[] = [] // prettier-ignore
  let [money, done] = [5000, 10_000]
  const stateNow = () => {
    const holding = orders.filter(({ holds }) => holds).map(({ state }) => state)
    if (holding.includes('paid')) return 'withdrawn'
    if (holding.includes('open')) return 'held'
    return money > 0 || bets.some(({ state, part }) => state === 'open' && part > 0) ? 'open' : 'lost'
  }
  const able = <One extends { state: string }>(list: One[], at: number, ...states: string[]) => {
    const found = list.filter(({ state }) => states.includes(state))
    return found[at % Math.max(1, found.length)]
  }
  const moves = {
    withdraw: async () => orders.push({ holds: ['open', 'held'].includes(stateNow()), orderNo: await ana.withdraw(), state: 'open' }),
    bet: async (ofBonus: number) => {
      // Cash first: a bet takes bonus money only when no cash is left, which the next withdrawal needs.
      const [counts, part] = [stateNow() === 'open', stateNow() === 'open' ? Math.floor(money * ofBonus) : 0]
      const amount = part > 0 ? (await ana.cash()) + part : 300
      bets.push({ bet: await ana.bet(amount), state: 'open', amount, part, counts })
      money -= part
      if (part > 0) await sandbox.console('deposits', { merchant: 'ipanema', userName: ana.userName, amount: minor(30_000) })
    },
    settle: async (at: number, won: number) => {
      const bet = able(bets, at, 'open')
      if (!bet) return
      bet.counts &&= stateNow() === 'open'
      await bet.bet.settle(won)
      if (bet.counts) done += bet.amount
      money += Math.floor((won * bet.part) / bet.amount)
      bet.state = won > 0 ? 'won' : 'lost'
    },
    void: async (at: number) => {
      const bet = able(bets, at, 'open', 'lost')
      if (!bet) return
      await bet.bet.void()
      if (bet.state === 'lost' && bet.counts) done -= bet.amount
      money += bet.part
      bet.state = 'void'
    },
    end: async (at: number, how: End) => {
      const order = able(orders, at, how === 'return' ? 'paid' : 'open')
      if (!order) return
      await ana.end(order.orderNo, how)
      order.state = how === 'pay' ? 'paid' : 'back'
      await ana.restore()
    },
  }
  for (const one of steps) {
    if (one.do === 'withdraw') await moves.withdraw()
    else if (one.do === 'bet') await moves.bet(one.ofBonus)
    else if (one.do === 'lose' || one.do === 'win') await moves.settle(one.at, one.do === 'win' ? 7000 : 0)
    else if (one.do === 'void') await moves.void(one.at)
    else await moves.end(one.at, one.do)
    const state = stateNow()
    expect(await ana.grants()).toEqual(state === 'open' ? open(money) : state === 'held' ? held(money) : ended(state))
    expect(await ana.turnover()).toEqual(state === 'open' || state === 'held' ? [[done, state === 'held']] : [])
  }
  expect(await auditLedger(db)).toEqual({})
}

test('[7.6] any order of bets, withdrawals, their ends, and stakes and prizes that come back meanwhile: a bonus is held while one is open, gone while one is paid, else as its bets left it', async () => {
  const step = fc.oneof(
    { weight: 2, arbitrary: fc.constant({ do: 'withdraw' as const }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('bet' as const), ofBonus: fc.constantFrom(0, 0.4, 1) }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('lose' as const, 'win' as const, 'void' as const), at: fc.nat() }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('cancel' as const, 'reject' as const, 'pay' as const, 'fail' as const, 'return' as const), at: fc.nat() }) },
  ) // prettier-ignore
  const bet = { do: 'bet', ofBonus: 0.4 } as const
  const rest = [{ do: 'cancel', at: 0 }, { do: 'lose', at: 0 }] as const // prettier-ignore
  // A stake comes back, a prize arrives, and a lost bet is taken back while the bonus is held; all of it is in bets as it is held.
  const examples: [Step[]][] = [
    [[bet, { do: 'withdraw' }, { do: 'void', at: 0 }, ...rest]],
    [[bet, bet, { do: 'withdraw' }, { do: 'win', at: 0 }, ...rest]],
    [[bet, { do: 'lose', at: 0 }, { do: 'withdraw' }, { do: 'void', at: 0 }, ...rest]],
    [[{ do: 'bet', ofBonus: 1 }, { do: 'withdraw' }, { do: 'lose', at: 0 }, { do: 'cancel', at: 0 }, { do: 'void', at: 0 }]],
  ]
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), play), { numRuns: 10, examples })
}, 300_000)
