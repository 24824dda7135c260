import { minor } from '@platform/sdk'
import { depositFee, type DepositReason } from '@platform/sdk/deposit'
import { rulesOf, type ChannelRow } from './channels.ts'
import type { OrderRow } from './orderOf.ts'
import type { Payment } from './PaymentService.ts'

/** What becomes of money that arrived, and why it is not simply credited. */
export interface Judgement {
  verdict: 'credit' | 'return'
  reason: DepositReason | null
  /** Cents. */
  fee: number
}

export interface PaymentCase {
  order: Pick<OrderRow, 'status' | 'amount'>
  channel: ChannelRow
  payment: Pick<Payment, 'amount' | 'payer'>
  /** Who made the order. */
  member: { id_number: string; disabled: boolean; closed_at: number | null }
  /** A payment of the order was credited before. */
  paidBefore: boolean
}

const ended: readonly OrderRow['status'][] = ['expired', 'cancelled', 'failed']

/** Decides about a payment. Money of others and of closed accounts goes back; for the rest the channel has rules. */
export function judgePayment({ order, channel, payment, member, paidBefore }: PaymentCase): Judgement {
  const fee = depositFee(rulesOf(channel), minor(payment.amount))
  const back = (reason: DepositReason): Judgement => ({ verdict: 'return', reason, fee: 0 })
  const by = (rule: Judgement['verdict'], reason: DepositReason): Judgement =>
    rule === 'credit' ? { verdict: 'credit', reason, fee } : back(reason)
  if (channel.own_account && payment.payer.taxNumber !== member.id_number) return back('payer')
  if (member.disabled || member.closed_at !== null) return back('account')
  if (fee >= payment.amount) return back('amount')
  if (payment.amount !== order.amount) return by(channel.amount_rule, 'amount')
  if (ended.includes(order.status)) return by(channel.late_rule, 'late')
  return { verdict: 'credit', reason: paidBefore ? 'again' : null, fee }
}
