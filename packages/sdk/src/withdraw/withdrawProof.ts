import { canonicalJson } from '../core/canonicalJson.ts'
import type { WithdrawOrder } from './WithdrawOrder.ts'

type Proven =
  | 'orderNo'
  | 'status'
  | 'reason'
  | 'amount'
  | 'fee'
  | 'net'
  | 'destination'
  | 'createdAt'
  | 'paidAt'
  | 'endToEndId'
  | 'timeline'
  | 'transferIds'

/**
 * The proof of a withdrawal, in the format of `depositProof`. Its SHA-256 is `proofHash`, which anyone can recompute; see
 * docs/checking-a-payment.md. It does not depend on the language.
 */
export function withdrawProof(order: Pick<WithdrawOrder, Proven>): string {
  const { orderNo, status, reason, amount, fee, net, createdAt, paidAt, endToEndId, transferIds } = order
  const { type, pixKeyType, masked, payeeName } = order.destination
  return canonicalJson({
    version: 1,
    orderNo,
    status,
    reason: reason ?? null,
    amount,
    fee,
    net,
    destination: { type, pixKeyType, masked, payeeName },
    createdAt,
    paidAt: paidAt ?? null,
    endToEndId,
    steps: order.timeline.map((step) => ({ at: step.at, event: step.event, actor: step.actor, reason: step.reason ?? null })),
    transferIds,
  })
}
