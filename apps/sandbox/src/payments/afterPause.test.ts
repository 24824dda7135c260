import { afterAll, expect, test } from 'vitest'
import { contextFor } from '../gateway/contextFor.ts'
import { endProtections } from '../protection/exports.ts'
import { enterState } from '../protection/enterState.ts'
import { auditLedger } from '../server/auditLedger.ts'
import { depositor } from '../testing/depositor.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { applyPayment } from './applyPayment.ts'

const DAY = 86_400_000
let clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => clock })
const { db } = sandbox
const { services } = sandbox.sandbox
afterAll(async () => expect(await auditLedger(db)).toEqual({}))

/** A member with an order, who pauses; payments are reported as the bank does. */
async function payer() {
  const ana = await depositor(sandbox)
  const { orderNo } = await ana.begin()
  let count = 0
  return {
    ...ana,
    orderNo,
    pause: () =>
      enterState(contextFor(services, services.merchants.find('ipanema')!, ana.id), {
        state: 'paused',
        until: clock + DAY,
        actor: 'member',
      }),
    reopen: async () => {
      clock += DAY
      expect(await endProtections(db, clock)).toBe(1)
    },
    arrives: (taxNumber = ana.idNumber) => {
      const paid = {
        endToEndId: `${orderNo}-${++count}`,
        orderNo,
        amount: 10_000,
        payer: { name: 'Ana Clara Souza', taxNumber },
        paidAt: clock,
      }
      return applyPayment(services.payments.settling, paid)
    },
    verdicts: async () => {
      const payments = db.selectFrom('deposit_payments').select(['status', 'reason']).where('order_no', '=', orderNo)
      const rows = await payments.orderBy('end_to_end_id').execute()
      return rows.map(({ status, reason }) => `${status.startsWith('return') ? 'returned' : status} ${reason}`)
    },
  }
}

test('[7.6] of an order that a pause has cancelled every payment is returned: during the pause, again, and after it', async () => {
  const ana = await payer()
  await ana.pause()
  await ana.arrives()
  await ana.arrives()
  await services.payments.wake()
  await ana.reopen()
  await ana.arrives()
  expect([await ana.verdicts(), await ana.balance()]).toEqual([Array.from({ length: 3 }, () => 'returned account'), 0])
})

test('[7.6] also where the first payment of it came from another person', async () => {
  const ana = await payer()
  await ana.pause()
  await ana.arrives('11144477735')
  await ana.reopen()
  await ana.arrives()
  expect([await ana.verdicts(), await ana.balance()]).toEqual([['returned payer', 'returned account'], 0])
})

test('[7.6] of an order that was credited before the pause, a second payment is returned in the pause and credited after it', async () => {
  const ana = await payer()
  await ana.arrives()
  await ana.pause()
  await ana.arrives()
  await ana.reopen()
  await ana.arrives()
  expect([await ana.verdicts(), await ana.balance()]).toEqual([['credited null', 'returned account', 'credited again'], 20_000])
})
