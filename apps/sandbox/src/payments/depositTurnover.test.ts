import { minor } from '@platform/sdk'
import { getDepositChannels } from '@platform/sdk/deposit'
import { marketOf } from '@platform/sdk/markets'
import { getTurnover } from '@platform/sdk/wallet'
import { getWithdrawSettings } from '@platform/sdk/withdraw'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { auditLedger } from '../server/auditLedger.ts'
import { transfer } from '../ledger/transfer.ts'
import { openRequirement } from '../ledger/turnover.ts'
import { payout, refund, stake } from '../ledger/wallet.ts'
import { addRound } from '../testing/addRound.ts'
import { depositor } from '../testing/depositor.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'

let clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => clock })
const { db } = sandbox
const wake = () => sandbox.sandbox.services.payments.wake()
const setTurnover = (deposit_turnover: number) => sandbox.console('withdrawals/settings', { merchant: 'ipanema', deposit_turnover })
beforeEach(() => setTurnover(1))
afterAll(async () => expect(await auditLedger(db)).toEqual({}))

/** A member with a credited deposit of R$ 100. */
async function deposited() {
  const ana = await depositor(sandbox)
  const { orderNo } = await ana.begin(10_000)
  await ana.pay(orderNo)
  await wake()
  return { ...ana, orderNo, requirements: async () => (await getTurnover(ana.client)).requirements }
}
type Deposited = Awaited<ReturnType<typeof deposited>>

let bets = 0
/** A bet of the ledger with its record, in one transaction, as a game makes it; it is open, or pays. */
async function bet({ id, userName }: Deposited, amount: number, paid?: number) {
  const key = `turnover-bet:${++bets}`
  clock += 1000
  const of = { merchant: 'ipanema', memberId: id, at: clock }
  await db.transaction().execute(async (trx) => {
    await stake(trx, { ...of, amount, key })
    await addRound(trx, userName, amount, {
      bet_at: clock,
      settled_at: paid === undefined ? null : clock,
      status: paid === undefined ? 'open' : 'settled',
      payout: paid ?? 0,
    })
    // The payout follows the record.
    if (paid) await payout(trx, { stake: key, amount: paid, key: `${key}:paid`, at: clock })
  })
  return { key, settle: () => db.updateTable('game_records').set({ status: 'settled', settled_at: clock }).where('member_id', '=', id).where('status', '=', 'open').execute() } // prettier-ignore
}

test('[7.6] a deposit requires the turnover that was shown before paying, with its expected cost, and depends on bets until then', async () => {
  const ana = await depositor(sandbox)
  const { turnover } = await getDepositChannels(ana.client)
  expect(turnover).toMatchObject({ multiple: 1 })
  const { orderNo, turnover: shown } = await ana.begin(10_000)
  const cost = Math.ceil((10_000 * (10_000 - turnover!.returnToPlayer)) / 10_000)
  expect(shown).toEqual({ required: 10_000, expectedCost: cost })
  // What is shown to others later does not change this order.
  await setTurnover(3)
  await ana.pay(orderNo)
  await wake()
  expect((await getTurnover(ana.client)).requirements).toMatchObject([{ source: 'deposit', base: 10_000, required: 10_000, bonus: 0 }])
  const { parts, withdrawable } = await getWithdrawSettings(ana.client)
  expect([parts.find(({ part }) => part === 'turnover')!.amount, withdrawable]).toEqual([10_000, 0])
  await bet({ ...ana, orderNo, requirements: async () => [] }, 10_000, 12_000)
  expect(await getTurnover(ana.client)).toMatchObject({ requirements: [], left: 0 })
  expect((await getWithdrawSettings(ana.client)).withdrawable).toBe(12_000)
})

test('[7.6] a deposit that is lost to the last cent requires nothing more, but not while a bet is open, or money in another wallet', async () => {
  const ana = await deposited()
  const open = await bet(ana, 10_000)
  expect(await ana.requirements()).toHaveLength(1)
  await refund(db, { stake: open.key, amount: 10_000, key: `${open.key}:back`, at: clock })
  await db.updateTable('game_records').set({ status: 'cancelled' }).where('member_id', '=', ana.id).execute()
  expect(await ana.requirements()).toHaveLength(1)
  await bet(ana, 4000, 0)
  expect(await ana.requirements()).toMatchObject([{ left: 6000 }])
  // All of it is staked, and pays: its balance is never 0 at the end of a transaction.
  await bet(ana, 5000, 500)
  expect(await ana.requirements()).toMatchObject([{ left: 1000 }])
  const last = await bet(ana, 1500)
  await openRequirement(db, { merchant: 'ipanema', memberId: ana.id, source: 'deposit', reference: 'more', base: 1, multiple: 5000, weights: { RNG: 100 }, at: clock }) // prettier-ignore
  await last.settle()
  expect(await ana.requirements()).toEqual([])

  const ben = await deposited()
  const wallet = { merchant: 'ipanema', kind: 'wallet' as const, member_id: ben.id, name: 'sports' }
  const { id: accountId } = await db.insertInto('ledger_accounts').values(wallet).returning('id').executeTakeFirstOrThrow()
  const legs = [{ party: { memberId: ben.id, bucket: 'cash' as const }, amount: -10_000 }, { party: { accountId }, amount: 10_000 }] // prettier-ignore
  await transfer(db, { merchant: 'ipanema', kind: 'transfer', key: 'elsewhere', reference: 'wallet:sports', legs, at: clock })
  expect(await ben.requirements()).toHaveLength(1)
})

test.each([
  ['it stays when that is rejected', 'reject', 1],
  ['it ends when that is paid', 'pay', 0],
] as const)('[7.6] the turnover of a deposit that is lost waits for a withdrawal: %s', async (_title, how, left) => {
  await setTurnover(5)
  const ana = await deposited()
  const { userName } = ana
  const { orderNo } = await sandbox.console<{ orderNo: string }>('withdrawals/open', { merchant: 'ipanema', userName, amount: 2000 })
  await sandbox.console('bets/lose', { merchant: 'ipanema', userName, amount: 10_000 })
  expect(await ana.requirements()).toMatchObject([{ left: 40_000 }])
  if (how === 'reject') await sandbox.console('withdrawals/reject', { orderNo, reason: 'other' })
  else {
    await sandbox.console('withdrawals/approve', { orderNo })
    await sandbox.console('bank/payout', { orderNo, how: 'arrive' })
  }
  expect(await ana.requirements()).toHaveLength(left)
})

test('[7.6] the turnover of a deposit ends when the bank takes it back', async () => {
  const ana = await deposited()
  await sandbox.console('bank/clawback', { orderNo: ana.orderNo })
  await wake()
  expect(await ana.requirements()).toEqual([])
})

test('[7.6] [market numbers.depositTurnoverMax] where the market forbids it no deposit requires turnover, and the setting is refused', async () => {
  const ipanema = sandbox.sandbox.services.merchants.find('ipanema')!
  const { market } = ipanema
  Object.assign(ipanema, { market: marketOf('br') })
  await expect(setTurnover(2)).rejects.toThrow('access.market')
  const ana = await depositor(sandbox)
  expect((await getDepositChannels(ana.client)).turnover).toBeUndefined()
  expect((await ana.begin(minor(10_000))).turnover).toBeUndefined()
  Object.assign(ipanema, { market })
})
