import type { PaymentService } from '../PaymentService.ts'
import { createCharge } from './charges.ts'
import { paymentsFor, paymentsSince } from './paymentsOf.ts'
import { payoutNamed, payoutsSince, sendPayout } from './payouts.ts'
import { isSigned, SIGNATURE } from './signature.ts'
import type { BankParts } from './SimulatedBank.ts'
import { transactionId } from './transactionId.ts'

/** A bank simulated by the sandbox: it has its own accounts, reports payments by signed webhooks, and can be closed. */
export function createSimulatedBank(parts: BankParts): PaymentService {
  const { db, now, secret, assertUp } = parts
  return {
    name: 'simulated',
    createCharge: async (order) => {
      assertUp()
      return createCharge(parts, order)
    },
    getCharge: async (orderNo) => {
      assertUp()
      return paymentsFor(parts, orderNo)
    },
    cancelCharge: async (orderNo) => {
      assertUp()
      const update = db.updateTable('bank_charges').set({ cancelled_at: now() }).where('reference', '=', orderNo)
      await update.where('cancelled_at', 'is', null).execute()
    },
    listPaid: async (since, cursor) => {
      assertUp()
      return paymentsSince(parts, since, cursor)
    },
    payOut: async (order) => {
      assertUp()
      return sendPayout(parts, order)
    },
    getPayout: async (key) => {
      assertUp()
      return payoutNamed(parts, key)
    },
    listPayouts: async (since, cursor) => {
      assertUp()
      return payoutsSince(parts, since, cursor)
    },
    returnPayment: async ({ endToEndId }) => {
      assertUp()
      const at = now()
      await db
        .updateTable('bank_payments')
        .set({ return_id: transactionId('D', at), returned_at: at, changed_at: at })
        .where('end_to_end_id', '=', endToEndId)
        .where('return_id', 'is', null)
        .where('clawed_back_at', 'is', null)
        .execute()
      const row = await db.selectFrom('bank_payments').selectAll().where('end_to_end_id', '=', endToEndId).executeTakeFirstOrThrow()
      if (!row.return_id || !row.returned_at) throw new Error(`${endToEndId} was taken back`)
      return { returnId: row.return_id, at: row.returned_at }
    },
    verifyWebhook: (headers, body) => {
      if (!isSigned(secret, headers.get(SIGNATURE) ?? '', body, now())) return undefined
      const [, name, value] = /"(orderNo|payoutKey)":"(\w+)"/.exec(body) ?? []
      if (!value) return undefined
      return name === 'orderNo' ? { orderNo: value } : { payoutKey: value }
    },
  }
}
