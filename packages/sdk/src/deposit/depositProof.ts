import type { DepositOrder } from './DepositOrder.ts'

/**
 * What proves a deposit, as one line of JSON: names sorted, no blanks, amounts in cents, times in ms. Its SHA-256 is `proofHash`, which
 * anybody can compute again; see docs/checking-a-deposit.md. It does not depend on language or address.
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
  return canonical({ version: 1, orderNo, type, status, amount, createdAt, txid, payments })
}

/** JSON with the names of each object in the order of their letters. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || !value) return JSON.stringify(value)
  const names = Object.keys(value).toSorted((a, b) => (a < b ? -1 : 1))
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical((value as Record<string, unknown>)[name])}`).join(',')}}`
}
