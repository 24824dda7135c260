import * as z from 'zod/mini'
import { notFound, Refusal } from '../base/Refusal.ts'
import type { Services } from '../gateway/Services.ts'
import { applyPayment, decideTransfer, addEvent, setStatus } from '../payments/exports.ts'
import { addNotice, postNotice, postNotices, chargeNamed, clawBackPayment, payCharge, paymentsFor } from '../paymentService/exports.ts'
import { action, type Action } from './Action.ts'
import { cents } from './newMember.ts'
import { openDeposit, OpenDepositBody } from './openDeposit.ts'

const TEN = 10
/** Long enough to read the page, short enough to see the code end. */
const ENDING_MS = 30_000
const order = { orderNo: z.string() }
/** CPF, or CNPJ of a company. */
const taxNumber = z.string().check(z.regex(/^(\d{11}|[0-9A-Z]{12}\d{2})$/))
const PayBody = z.object({
  ...order,
  how: z._default(z.enum(['exact', 'otherPayer', 'otherAmount', 'late', 'twice', 'tenWebhooks', 'outOfOrder', 'silent']), 'exact'),
  amount: z.optional(cents),
})

/** The state of a deposit that a scenario opens. */
const ends = {
  paidByOther: (orderNo, services) => pay({ orderNo, how: 'otherPayer' }, services),
  credited: (orderNo, services) => pay({ orderNo, how: 'exact' }, services),
  otherAmount: (orderNo, services) => pay({ orderNo, how: 'otherAmount' }, services),
  late: (orderNo, services) => pay({ orderNo, how: 'late' }, services),
  returning,
  cancelled: (orderNo, services) => step(orderNo, 'cancelled', { event: 'cancelled', actor: 'member' }, services),
  failed: refuse,
  clawedBack: async (orderNo, services) => {
    await pay({ orderNo, how: 'exact' }, services)
    await clawBack(orderNo, services)
  },
  ending,
  expired: expire,
  review: (orderNo, services) => step(orderNo, 'review', { event: 'receipt', actor: 'member' }, services),
} satisfies Record<string, (orderNo: string, services: Services) => Promise<unknown>>
type DepositEnd = keyof typeof ends

/** Deposit actions of an operator and of the simulated bank. */
export const depositActions: Record<string, Action> = {
  'bank/pay': action(
    'Pays the code of a deposit at the simulated bank: exactly, late, twice, by somebody else, with another amount.',
    PayBody,
    pay,
  ),
  'bank/clawback': action('The bank takes back what was paid for a deposit.', z.object(order), ({ orderNo }, services) =>
    clawBack(orderNo, services),
  ),
  'bank/refuse': action('The bank refuses a deposit.', z.object(order), ({ orderNo }, services) => refuse(orderNo, services)),
  'bank/down': action(
    'The simulated bank does not answer, or answers again.',
    z.object({ down: z.boolean() }),
    async ({ down }, services) => {
      await services.console.set('bankDown', down)
      if (!down) await tell(services)
    },
  ),
  'deposits/decide': action(
    'Decides a bank transfer by its receipt: who paid, and how much.',

    z.discriminatedUnion('outcome', [
      // As the merchant's bank names them: the payer is never guessed.
      z.object({ ...order, outcome: z.literal('approved'), payerCpf: taxNumber, payerName: z._default(z.string(), ''), amount: z.optional(cents) }), // prettier-ignore
      z.object({ ...order, outcome: z.literal('refused') }),
    ]),
    ({ orderNo, ...decision }, { payments: { settling } }) =>
      decision.outcome === 'refused'
        ? decideTransfer(settling, orderNo, decision)
        : decideTransfer(settling, orderNo, { ...decision, payer: { taxNumber: decision.payerCpf, name: decision.payerName } }),
  ),
  'deposits/expire': action('Ends the code of a deposit now.', z.object(order), ({ orderNo }, services) => expire(orderNo, services)),
  'deposits/open': action(
    'Opens a deposit for a member; "end" says what became of it.',

    z.extend(OpenDepositBody, { end: z.optional(z.enum(Object.keys(ends) as [DepositEnd, ...DepositEnd[]])) }),
    async ({ end, ...body }, services) => {
      const orderNo = await openDeposit(body, services)
      if (end) await ends[end](orderNo, services)
      return { orderNo }
    },
  ),
  'deposits/channel': action(
    'A way to deposit is under maintenance, or open again.',

    z.object({ merchant: z.string(), channelId: z.string(), maintenance: z.boolean() }),
    async ({ merchant, channelId, maintenance }, { database }) => {
      const update = await database.db
        .updateTable('deposit_channels')
        .set({ maintenance })
        .where('merchant', '=', merchant)
        .where('id', '=', channelId)
        .executeTakeFirst()
      if (update.numUpdatedRows === 0n) throw notFound()
    },
    ['deposit_channels'],
  ),
}

async function chargeOf(orderNo: string, { payments: { bank } }: Services) {
  const charge = bank && (await chargeNamed(bank, { reference: orderNo }))
  if (!bank || !charge) throw notFound()
  return { bank, charge }
}

/** Delivers the bank's pending notices and processes the results. */
async function tell({ payments }: Services): Promise<void> {
  if (payments.bank) await postNotices(payments.bank)
  await payments.wake()
}

async function pay({ orderNo, how, amount }: z.output<typeof PayBody>, services: Services) {
  await services.payments.wake()
  const { bank, charge } = await chargeOf(orderNo, services)
  if (how === 'late') await expire(orderNo, services)
  const other = amount ?? charge.amount + 100
  const way = {
    amount: how === 'otherAmount' ? other : amount,
    byStranger: how === 'otherPayer',
    silent: how === 'silent' || how === 'outOfOrder',
  }
  const endToEndId = await payCharge(bank, charge, way)
  if (how === 'twice') await payCharge(bank, charge, way)
  if (how === 'outOfOrder') {
    const notices = [{ id: `${endToEndId}-2` }, { id: `${endToEndId}-1` }]
    for (const { id } of notices) await postNotice(bank, id, charge)
  }
  if (how === 'tenWebhooks') {
    for (let copy = 0; copy < TEN; copy++) await addNotice(bank, { txid: charge.txid })
    await Promise.all(Array.from({ length: TEN }, () => postNotice(bank, endToEndId, charge)))
  }
  await tell(services)
  return { endToEndId }
}

async function clawBack(orderNo: string, services: Services): Promise<void> {
  const { bank, charge } = await chargeOf(orderNo, services)
  const payments = await bank.db.selectFrom('bank_payments').select('end_to_end_id').where('txid', '=', charge.txid).execute()
  if (payments.length === 0) throw notFound()
  for (const { end_to_end_id } of payments) await clawBackPayment(bank, end_to_end_id)
  await tell(services)
}

/** Another person paid, and the bank has not returned the money yet. */
async function returning(orderNo: string, services: Services): Promise<void> {
  const { bank, charge } = await chargeOf(orderNo, services)
  await payCharge(bank, charge, { byStranger: true, silent: true })
  for (const payment of await paymentsFor(bank, orderNo)) {
    await applyPayment(bank, payment)
    await bank.db.deleteFrom('effects').where('kind', '=', 'depositReturn').where('key', '=', payment.endToEndId).execute()
  }
}

async function refuse(orderNo: string, services: Services): Promise<void> {
  await step(orderNo, 'failed', { event: 'failed', actor: 'bank', reason: 'bank' }, services)
}

type Step = Pick<Parameters<typeof addEvent>[1], 'event' | 'actor'> & { reason?: 'bank' }

/** The next state of an order, with its line in the timeline. */
const step = (orderNo: string, status: Parameters<typeof setStatus>[2], what: Step, { database: { db }, now }: Services): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await setStatus(trx, orderNo, status, { at: now(), reason: what.reason })
    await addEvent(trx, { order_no: orderNo, at: now(), ...what })
  })

/** Ends the code of an order now. */
async function expire(orderNo: string, { database: { db }, now }: Services): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx.selectFrom('deposit_orders').select('status').where('order_no', '=', orderNo).forUpdate().executeTakeFirst()
    if (!row) throw notFound()
    if (row.status !== 'created' && row.status !== 'waiting') throw new Refusal('deposit.closed', 400)
    await trx.updateTable('deposit_orders').set({ expires_at: now() }).where('order_no', '=', orderNo).execute()
    await setStatus(trx, orderNo, 'expired', { at: now() })
    await addEvent(trx, { order_no: orderNo, at: now(), event: 'expired', actor: 'system' })
  })
}

/** Lets a waiting code expire in half a minute, at the gateway and at the bank, without moving the gateway's clock. */
async function ending(orderNo: string, services: Services): Promise<void> {
  const { charge } = await chargeOf(orderNo, services)
  const { database, now } = services
  const expires_at = now() + ENDING_MS
  await database.db.transaction().execute(async (trx) => {
    await trx.updateTable('deposit_orders').set({ expires_at }).where('order_no', '=', orderNo).execute()
    await trx.updateTable('bank_charges').set({ expires_at }).where('txid', '=', charge.txid).execute()
  })
}
