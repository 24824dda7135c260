import { minor } from '@platform/sdk'
import { getDepositPromotions } from '@platform/sdk/deposit'
import { getWithdrawSettings } from '@platform/sdk/withdraw'
import { expect, test } from 'vitest'
import { contextFor } from '../gateway/contextFor.ts'
import { auditLedger } from '../server/auditLedger.ts'
import { transfer } from '../ledger/transfer.ts'
import { cancelClosing } from '../protection/changeState.ts'
import { enterState, endProtections } from '../protection/exports.ts'
import { depositor } from '../testing/depositor.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { transferFacts } from '../transfers/transferFacts.ts'

let clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => clock })
const { db } = sandbox
const wake = () => sandbox.sandbox.services.payments.wake()
let moves = 0

function movePool(amount: number) {
  const legs = [{ party: 'promotion' as const, amount }, { party: 'house' as const, amount: -amount }] // prettier-ignore
  return transfer(db, { merchant: 'lotus', kind: 'budget', key: `moved${moves++}`, legs, at: clock })
}

/** A member whose deposit is credited and whose bonus waits for the pool, and a function that fills the pool. */
async function owedBonus() {
  const ana = await depositor(sandbox, { merchant: 'lotus' })
  const own = db.selectFrom('ledger_accounts').select('balance').where('merchant', '=', 'lotus').where('kind', '=', 'promotion')
  const { balance } = await own.executeTakeFirstOrThrow()
  await movePool(-balance)
  const [promotion] = (await getDepositPromotions(ana.client, { amount: minor(10_000) })).content
  const { orderNo } = await ana.begin(10_000, { promotionId: promotion!.id })
  await ana.pay(orderNo)
  await wake()
  const fill = async () => {
    await movePool(balance)
    clock += 3_600_000
    await wake()
  }
  return { ana, orderNo, fill }
}

/** How much the filled pool pays after a withdrawal, or after the account was closed. */
async function lateBonus(end?: 'rejected' | 'closed') {
  const { ana, fill } = await owedBonus()
  if (end === 'closed')
    await db.updateTable('members').set({ disabled: true, closed_at: clock }).where('account', '=', ana.userName).execute()
  else await sandbox.console('withdrawals/open', { merchant: 'lotus', userName: ana.userName, end })
  const before = await ana.balance()
  await fill()
  return (await ana.balance()) - before
}

test('[7.6] a late bonus is not granted if its deposit was withdrawn meanwhile; a rejected withdrawal does not prevent it', async () => {
  expect(await lateBonus()).toBe(0)
  expect(await lateBonus('rejected')).toBe(10_000)
  expect(await auditLedger(db)).toEqual({})
})

test('[7.6] a late bonus is not granted to an account that was closed meanwhile', async () => {
  expect(await lateBonus('closed')).toBe(0)
  expect(await auditLedger(db)).toEqual({})
})

test('[7.6] an owed bonus binds the wallet: no transfer, and a withdrawal ends it only if the member confirms that', async () => {
  const { ana, orderNo, fill } = await owedBonus()
  expect((await ana.order(orderNo)).timeline.map(({ event }) => event)).toContain('bonusOwed')
  const context = contextFor(sandbox.sandbox.services, sandbox.sandbox.services.merchants.find('lotus')!, ana.id)
  expect((await transferFacts(context)).readiness.find(({ item }) => item === 'bonus')).toMatchObject({ done: false })
  expect((await getWithdrawSettings(ana.client)).endsBonus).toBe(true)
  await fill()
  expect(await ana.balance()).toBe(20_000)
})

test('[7.6] an owed bonus is refused, in words, once money has left since its deposit; an open withdrawal delays it', async () => {
  const moved = await owedBonus()
  const { id: memberId } = moved.ana
  const wallet = { merchant: 'lotus', kind: 'wallet' as const, member_id: memberId, name: 'sports' }
  const { id: accountId } = await db.insertInto('ledger_accounts').values(wallet).returning('id').executeTakeFirstOrThrow()
  const legs = [{ party: { memberId, bucket: 'cash' as const }, amount: -1 }, { party: { accountId }, amount: 1 }] // prettier-ignore
  await transfer(db, { merchant: 'lotus', kind: 'transfer', key: `wallet:${memberId}`, reference: 'wallet:sports', legs, at: clock })
  await moved.fill()
  expect(await moved.ana.balance()).toBe(9999)
  expect((await moved.ana.order(moved.orderNo)).timeline.at(-1)).toMatchObject({ event: 'bonusRefused', reason: 'left', amount: 10_000 })
  const messages = db.selectFrom('messages').select('title_en').where('member_id', '=', memberId)
  expect((await messages.execute()).map(({ title_en }) => title_en)).toContain(
    'A bonus was not paid: money left your balance after the deposit',
  )

  const withdrawn = await owedBonus()
  const { orderNo } = await sandbox.console('withdrawals/open', { merchant: 'lotus', userName: withdrawn.ana.userName, amount: 5000 })
  const state = () => db.selectFrom('deposit_bonuses').select('state').where('order_no', '=', withdrawn.orderNo).executeTakeFirst()
  await withdrawn.fill()
  expect(await state()).toEqual({ state: 'owed' })
  await sandbox.console('withdrawals/reject', { orderNo, reason: 'other' })
  clock += 3_600_000
  await wake()
  expect(await state()).toEqual({ state: 'granted' })
  expect(await auditLedger(db)).toEqual({})
})

test.each([
  ['paused', 'granted'],
  ['closing', 'refused'],
] as const)('[7.6] an owed bonus of an account that was %s and is open again is %s', async (state, then) => {
  const { ana, orderNo, fill } = await owedBonus()
  const context = contextFor(sandbox.sandbox.services, sandbox.sandbox.services.merchants.find('lotus')!, ana.id)
  await enterState(context, { state, until: state === 'paused' ? clock + 1000 : null, actor: 'member' })
  await wake()
  if (state === 'closing') await cancelClosing(context)
  clock += 1000
  await endProtections(db, clock)
  await fill()
  const bonus = db.selectFrom('deposit_bonuses').select('state').where('order_no', '=', orderNo)
  expect(await bonus.executeTakeFirst()).toEqual({ state: then })
  expect(await auditLedger(db)).toEqual({})
})
