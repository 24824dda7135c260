import { minor } from '@platform/sdk'
import * as deposit from '@platform/sdk/deposit'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { auditLedger } from '../server/auditLedger.ts'
import { depositor } from '../testing/depositor.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { chargeNamed, clawBackPayment, payCharge } from '../paymentService/bank/pay.ts'
import { reconcile } from './settleOrder.ts'

const RUNS = Number(process.env.DEPOSIT_RUNS ?? 5)
const seed = Number(process.env.DEPOSIT_SEED ?? Date.now() % 1_000_000_000)

let clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => clock })
const { db } = sandbox
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => void vi.restoreAllMocks())

const step = fc.record({
  do: fc.constantFrom('open', 'open', 'pay', 'pay', 'steal', 'other', 'clawback', 'cancel', 'renew', 'tell', 'down', 'up', 'wait', 'hour'),
  which: fc.nat(5),
  silent: fc.boolean(),
})

/** One member does, and has done, whatever can happen to deposits. Returns what the bank has and what the member was given. */
async function play(steps: { do: string; which: number; silent: boolean }[]) {
  const { payments } = sandbox.sandbox.services
  const bank = payments.bank!
  const ana = await depositor(sandbox)
  const orders: string[] = []
  const key = () => ({ idempotencyKey: crypto.randomUUID() })
  const charge = (which: number) => chargeNamed(bank, { reference: orders[which % Math.max(1, orders.length)] ?? '' })
  for (const { do: what, which, silent } of steps) {
    const orderNo = orders[which % Math.max(1, orders.length)] ?? 'none'
    const form = { channelId: which % 2 ? 'pix' : 'gateway', amount: minor(2000 + which * 100) }
    const made = (call: Promise<deposit.DepositOrder>) => call.then((order) => void orders.push(order.orderNo)).catch(() => undefined)
    if (what === 'open') await made(deposit.depositByGateway(ana.client, form, key()))
    if (what === 'renew') await made(deposit.renewDeposit(ana.client, { orderNo }, key()))
    if (what === 'cancel') await failureOf(deposit.cancelDeposit(ana.client, { orderNo }, key()))
    if (what === 'tell') await failureOf(deposit.reportDepositPaid(ana.client, { orderNo }))
    if (['pay', 'steal', 'other'].includes(what)) {
      const found = await charge(which)
      const way = { silent, byStranger: what === 'steal', amount: what === 'other' ? 777 : undefined }
      if (found) await payCharge(bank, found, way)
    }
    if (what === 'clawback') {
      const rows = await db
        .selectFrom('bank_payments')
        .select('end_to_end_id')
        .where('txid', '=', (await charge(which))?.txid ?? '')
        .execute()
      for (const { end_to_end_id } of rows) await clawBackPayment(bank, end_to_end_id)
    }
    if (what === 'down' || what === 'up') await sandbox.console('bank/down', { down: what === 'down' })
    if (what === 'wait') await payments.wake()
    clock += what === 'hour' ? 3_600_000 : 1000
    expect(await auditLedger(db)).toEqual({})
  }
  await sandbox.console('bank/down', { down: false })
  clock += 7_200_000
  await payments.wake()
  await reconcile(payments.settling)
  clock += 7_200_000
  await payments.wake()
  return ana
}

test(
  `[7.6] after any steps of deposits in any order the ledger passes the audit, and each payment ends once (seed ${seed})`,
  async () => {
    const property = fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
      const ana = await play(steps)
      expect(await auditLedger(db)).toEqual({})
      const { rows } = await sql<{ bank: string; ours: string | null; amount: number; fee: number }>`
        select p.end_to_end_id, case when b.clawed_back_at is not null then 'clawedBack' when b.returned_at is not null then 'returned' else 'credited' end as bank,
          p.status as ours, b.amount, coalesce(p.fee, 0) as fee
        from bank_payments b join bank_charges c on c.txid = b.txid join deposit_orders o on o.order_no = c.reference
          left join deposit_payments p on p.end_to_end_id = b.end_to_end_id where o.member_id = ${ana.id}`.execute(db)
      expect(rows.filter(({ bank, ours }) => bank !== ours)).toEqual([])
      const credited = rows.filter(({ ours }) => ours === 'credited').reduce((sum, { amount, fee }) => sum + amount - fee, 0)
      expect(await ana.balance()).toBe(credited)
      const open = await db.selectFrom('deposit_orders').select('status').where('member_id', '=', ana.id).where('status', 'in', ['created', 'waiting', 'paid', 'returning']).execute() // prettier-ignore
      expect(open).toEqual([])
    })
    await fc.assert(property, { numRuns: RUNS, seed })
  },
  60_000 * RUNS,
)
