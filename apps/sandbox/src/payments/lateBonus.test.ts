import { minor } from '@platform/sdk'
import { getDepositPromotions } from '@platform/sdk/deposit'
import { expect, test } from 'vitest'
import { auditLedger } from '../ledger/audit.ts'
import { transfer } from '../ledger/transfer.ts'
import { depositor } from '../testing/depositor.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'

let clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => clock })
const { db } = sandbox
const wake = () => sandbox.sandbox.services.payments.wake()
let moves = 0

function movePool(amount: number) {
  const legs = [{ party: 'promotion' as const, amount }, { party: 'house' as const, amount: -amount }] // prettier-ignore
  return transfer(db, { merchant: 'lotus', kind: 'budget', key: `moved${moves++}`, legs, at: clock })
}

/** A member whose deposit is credited and whose bonus waits for the pool, with a withdrawal after it or a closed account, and what fills the pool. */
async function lateBonus(end?: 'rejected' | 'closed') {
  const ana = await depositor(sandbox, { merchant: 'lotus' })
  const own = db.selectFrom('ledger_accounts').select('balance').where('merchant', '=', 'lotus').where('kind', '=', 'promotion')
  const { balance } = await own.executeTakeFirstOrThrow()
  await movePool(-balance)
  const [promotion] = (await getDepositPromotions(ana.client, { amount: minor(10_000) })).content
  const { orderNo } = await ana.begin(10_000, { promotionId: promotion!.id })
  await ana.pay(orderNo)
  await wake()
  if (end === 'closed')
    await db.updateTable('members').set({ disabled: true, closed_at: clock }).where('account', '=', ana.userName).execute()
  else await sandbox.console('withdrawals/open', { merchant: 'lotus', userName: ana.userName, end })
  const before = await ana.balance()
  await movePool(balance)
  clock += 3_600_000
  await wake()
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
