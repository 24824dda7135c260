import { canonicalJson } from '../core/canonicalJson.ts'
import type { DepositOrder } from './DepositOrder.ts'

/**
 * The proof of a deposit, as one line of JSON: names sorted, no whitespace, amounts in cents, times in ms. Its SHA-256 is `proofHash`,
 * which anyone can recompute; see docs/checking-a-payment.md. It does not depend on language or address.
 */
export function depositProof(
  order: Pick<DepositOrder, 'orderNo' | 'type' | 'status' | 'amount' | 'createdAt' | 'txid' | 'payments'>,
): string {
  const { orderNo, type, status, amount, createdAt, txid } = order
  const payments = order.payments.map(
    ({ endToEndId, amount: received, fee, status: state, paidAt, creditedAt, returnId, returnedAt, transferIds }) => ({
      endToEndId,
      amount: received,
      fee,
      status: state,
      paidAt,
      creditedAt: creditedAt ?? null,
      returnId,
      returnedAt: returnedAt ?? null,
      transferIds,
    }),
  )
  return canonicalJson({ version: 1, orderNo, type, status, amount, createdAt, txid, payments })
}
