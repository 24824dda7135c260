import { minor } from '@platform/sdk'
import { cancelWithdraw } from '@platform/sdk/withdraw'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { auditLedger } from '../server/auditLedger.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { withdrawer } from '../testing/withdrawer.ts'
import { depositByGateway } from '@platform/sdk/deposit'

const RUNS = Number(process.env.WITHDRAW_RUNS ?? 5)
const seed = Number(process.env.WITHDRAW_SEED ?? Date.now() % 1_000_000_000)
const BALANCE = 100_000

let clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => clock })
const { db } = sandbox
const { payments } = sandbox.sandbox.services
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => void vi.restoreAllMocks())

const step = fc.record({
  do: fc.constantFrom('ask', 'ask', 'ask', 'deposit', 'clawback', 'review', 'approve', 'approve', 'send', 'reject', 'cancel', 'arrive', 'fail', 'return', 'down', 'up', 'wake', 'hour'), // prettier-ignore
  which: fc.nat(5),
})

/** One member, an operator and the bank take every kind of step that withdrawals have. */
async function play(steps: { do: string; which: number }[]) {
  const ana = await withdrawer(sandbox, { balance: BALANCE })
  const [orders, deposits]: [string[], string[]] = [[], []]
  const key = () => ({ idempotencyKey: crypto.randomUUID() })
  for (const { do: what, which } of steps) {
    const orderNo = orders[which % Math.max(1, orders.length)] ?? 'W0'
    const act = (name: string, more: object = {}) => sandbox.console(name, { orderNo, ...more }).catch(() => undefined)
    if (what === 'ask') await ana.ask(2000 + which * 7000, { again: true }).then((order) => orders.push(order.orderNo), () => undefined) // prettier-ignore
    if (what === 'deposit') {
      const made = await depositByGateway(ana.client, { channelId: 'pix', amount: minor(3000 + which) }, key()).catch(() => undefined)
      await sandbox.console('bank/pay', { orderNo: made?.orderNo ?? 'D0' }).then(() => deposits.push(made!.orderNo), () => undefined) // prettier-ignore
    }
    if (what === 'clawback') await sandbox.console('bank/clawback', { orderNo: deposits[which % Math.max(1, deposits.length)] ?? 'D0' }).catch(() => undefined) // prettier-ignore
    if (['review', 'approve', 'send'].includes(what)) await act(`withdrawals/${what}`)
    if (what === 'reject') await act('withdrawals/reject', { reason: 'other' })
    if (what === 'cancel') await failureOf(cancelWithdraw(ana.client, { orderNo }, key()))
    if (['arrive', 'fail', 'return'].includes(what)) await act('bank/payout', { how: what })
    if (what === 'down' || what === 'up') await sandbox.console('bank/down', { down: what === 'down' })
    if (what === 'wake') await payments.wake()
    clock += what === 'hour' ? 3_600_000 : 1000
    expect(await auditLedger(db)).toEqual({})
  }
  await sandbox.console('bank/down', { down: false })
  for (let again = 0; again < 3; again++) {
    clock += 7_200_000
    await payments.wake()
  }
  return ana
}

test(
  `[7.6] after any steps of withdrawals in any order the ledger passes the audit, and exactly the arrived amounts have left (seed ${seed})`,
  async () => {
    const property = fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
      const ana = await play(steps)
      expect(await auditLedger(db)).toEqual({})
      const { rows } = await sql<{ status: string; bank: string | null; amount: number }>`
        select w.status, b.status as bank, w.amount from withdrawals w left join bank_payouts b on b.key = w.order_no
        where w.member_id = ${ana.id}`.execute(db)
      const ends: Record<string, (string | null)[]> = { paid: ['arrived'], returned: ['failed', 'returned'], rejected: [null], cancelled: [null], requested: [null], review: [null] } // prettier-ignore
      expect(rows.filter(({ status, bank }) => !ends[status]?.includes(bank))).toEqual([])
      const gone = rows.reduce((sum, { status, amount }) => sum + (['paid', 'requested', 'review'].includes(status) ? amount : 0), 0)
      const { rows: money } = await sql<{ came: number; owed: number }>`
        select coalesce((select sum(amount - fee) from deposit_payments where member_id = ${ana.id} and status = 'credited'), 0)::bigint as came,
          coalesce((select sum(debits_posted - credits_posted) from ledger_accounts where member_id = ${ana.id} and kind = 'receivable'), 0)::bigint as owed`.execute(
        db,
      )
      expect(await ana.balance()).toBe(BALANCE + money[0]!.came + money[0]!.owed - gone)
    })
    await fc.assert(property, { numRuns: RUNS, seed })
  },
  60_000 * RUNS,
)
