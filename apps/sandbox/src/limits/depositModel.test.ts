import { minor } from '@platform/sdk'
import { cancelDeposit, depositByGateway } from '@platform/sdk/deposit'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Refusal } from '../base/Refusal.ts'
import { contextFor } from '../gateway/contextFor.ts'
import { applyPayment } from '../payments/exports.ts'
import { auditLedger } from '../server/auditLedger.ts'
import { depositor } from '../testing/depositor.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { frameOf, limitModel, limitParts, propertyRuns, type LimitName } from '../testing/limitModel.ts'
import { securityMember } from '../testing/securityMember.ts'
import { sendMoney } from '../transfers/sendMoney.ts'
import { confirmLimit, setLimit } from './changeLimit.ts'

const options = propertyRuns(8)
const HOUR = 3_600_000
let clock = Date.UTC(2026, 10, 27, 20)
const sandbox = await fileSandbox({ clock: () => clock })
const { db } = sandbox
const { services } = sandbox.sandbox
const merchant = services.merchants.find('ipanema')!

const which = { period: fc.constantFrom('day' as const, 'week' as const, 'month' as const) }
const thousands = (max: number) => fc.integer({ min: 1, max }).map((number) => number * 1000)
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('order' as const), amount: thousands(20) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), index: fc.nat() }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('pay' as const), index: fc.nat(), more: fc.constantFrom(0, 0, 1000) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('receive' as const), amount: thousands(10) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('set' as const), ...which, value: fc.option(thousands(40)) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('confirm' as const), ...which }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(1, 5, 23, 24, 30, 97) }) },
)

const sender = await securityMember(sandbox, { balance: 100_000_000 })
const { id: senderId } = await sender.row()
await db.updateTable('members').set({ type: 1, held_until: 0 }).where('id', '=', senderId).execute()
await db.updateTable('withdraw_settings').set({ transfer_down: true, transfer_min: 1 }).execute()

const codeOf = (act: Promise<unknown>) => act.then(() => 'ok', (error: unknown) => (error instanceof Refusal ? error.code : Promise.reject(error as Error))) // prettier-ignore

test(`[7.6] random sequences of orders, payments late, double and too large, transfers and limits: no deposit over any limit, no rise before 24 hours (seed ${options.seed})`, async () => {
  const seen = { credited: 0, returned: 0, received: 0, notReceived: 0, ordered: 0, refused: 0 }
  const property = fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
    const { id: memberId, client, idNumber: taxNumber } = await depositor(sandbox)
    await db.updateTable('members').set({ upline_id: senderId }).where('id', '=', memberId).execute()
    const model = limitModel()
    const orders: { orderNo: string; amount: number }[] = []
    const came: { at: number; amount: number }[] = []
    /** Cents that no limit forbids, of money that comes at once, or of an order: then orders that wait for money count too. */
    const leftOf = async ({ withOrders }: { withOrders: boolean }) => {
      const open = db.selectFrom('deposit_orders').select('amount').where('member_id', '=', memberId)
      const rows = withOrders ? await open.where('status', 'in', ['created', 'waiting', 'review']).execute() : []
      const waiting = rows.reduce((sum, { amount }) => sum + amount, 0)
      const lefts = [...model.limits].map(([name, value]) => {
        const isNow = ({ at }: { at: number }) => frameOf(limitParts(name)[1], at, -3) === frameOf(limitParts(name)[1], clock, -3)
        return value - waiting - came.filter(isNow).reduce((sum, { amount }) => sum + amount, 0)
      })
      return Math.max(0, Math.min(Infinity, ...lefts))
    }
    for (const one of steps) {
      clock++
      if (one.do === 'wait') {
        clock += one.hours * HOUR
        await db.updateTable('sessions').set({ expires_at: 9e15 }).where('member_id', '=', memberId).execute()
      }
      if (one.do === 'order') {
        const left = await leftOf({ withOrders: true })
        const form = { channelId: 'pix', amount: minor(one.amount) }
        const order = depositByGateway(client, form, { idempotencyKey: crypto.randomUUID() })
        const failure = (await failureOf(order)) as { code: string } | undefined
        if (!failure) orders.push({ orderNo: (await order).orderNo, amount: one.amount })
        // An order that is open forbids another one of its channel, before the limit is looked at.
        if (failure?.code !== 'deposit.open') expect(failure?.code).toBe(one.amount > left ? 'limit.deposit' : undefined)
        seen[failure ? 'refused' : 'ordered']++
      }
      const order = 'index' in one ? orders[one.index % Math.max(1, orders.length)] : undefined
      if (one.do === 'cancel' && order) await failureOf(cancelDeposit(client, order, { idempotencyKey: crypto.randomUUID() }))
      if (one.do === 'pay' && order) {
        const [left, endToEndId, amount] = [await leftOf({ withOrders: false }), crypto.randomUUID(), order.amount + one.more]
        const payer = { name: 'Ana Clara Souza', taxNumber }
        await applyPayment(services.payments.settling, { endToEndId, orderNo: order.orderNo, amount, payer, paidAt: clock })
        const payment = db.selectFrom('deposit_payments').select(['status', 'reason']).where('end_to_end_id', '=', endToEndId)
        const { status, reason } = await payment.executeTakeFirstOrThrow()
        if (amount > left) expect([status, reason]).toEqual(['returning', 'limit'])
        else expect([status, reason === 'limit']).toEqual(['credited', false])
        if (status === 'credited') came.push({ at: clock, amount })
        seen[status === 'credited' ? 'credited' : 'returned']++
      }
      if (one.do === 'receive') {
        const left = await leftOf({ withOrders: false })
        const receivers = [{ memberId, amount: one.amount }]
        const send = db
          .transaction()
          .execute((trx) =>
            sendMoney(
              { ...contextFor(services, merchant, senderId), db: trx, orderKey: crypto.randomUUID() },
              { direction: 'down', receivers, purpose: 'normal', note: '', again: true },
            ),
          )
        const code = await codeOf(send)
        expect(code).toBe(one.amount > left ? 'transfer.receiver' : 'ok')
        if (code === 'ok') came.push({ at: clock, amount: one.amount })
        seen[code === 'ok' ? 'received' : 'notReceived']++
      }
      if (one.do === 'set' || one.do === 'confirm') {
        const name: LimitName = `deposit ${one.period}`
        const owner = { market: merchant.market, memberId, at: clock }
        const kindAndPeriod = { kind: 'deposit' as const, period: one.period }
        if (one.do === 'set') {
          const { value } = one
          await codeOf(db.transaction().execute((trx) => setLimit(trx, owner, { ...kindAndPeriod, value, actor: 'member' })))
          model.set(name, value, clock)
        } else {
          await codeOf(db.transaction().execute((trx) => confirmLimit(trx, owner, kindAndPeriod)))
          model.confirm(name, clock)
        }
      }
      const rows = await db.selectFrom('limits').select(['kind', 'period', 'value']).where('member_id', '=', memberId).execute()
      expect(new Map(rows.map((row) => [`${row.kind} ${row.period}`, row.value]))).toEqual(model.limits)
    }
  })
  await fc.assert(property, options)
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(0)
  expect(await auditLedger(db)).toEqual({})
}, 600_000)
