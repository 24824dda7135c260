import { minor } from '@platform/sdk'
import { depositFee, type DepositReason } from '@platform/sdk/deposit'
import { rulesOf, type ChannelRow } from './channels.ts'
import type { OrderRow } from './orderOf.ts'
import type { Payment } from '../paymentService/exports.ts'

/** The decision about arrived money, and why it is not simply credited. */
export interface Judgement {
  verdict: 'credit' | 'return'
  reason: DepositReason | null
  /** Cents. */
  fee: number
}

export interface PaymentCase {
  order: Pick<OrderRow, 'status' | 'amount'>
  /** With the fee that the order was made with. */
  channel: ChannelRow
  payment: Pick<Payment, 'amount' | 'payer'>
  /** The member who made the order, with the CPF that the order names. */
  member: {
    id_number: string
    disabled: boolean
    closed_at: number | null
    cpf_conflict: string | null
    underage_at: number | null
    isProtected: boolean
  }
  /** The order was cancelled as the member paused or left, whatever was paid for it since. */
  isCancelled: boolean
  /** A payment of the order was credited before. */
  paidBefore: boolean
  /** Cents that the member's limits allow. */
  left: number
}

const endedStatuses: readonly OrderRow['status'][] = ['expired', 'cancelled', 'failed']

/**
 * Decides about a payment. Money from other payers, for accounts that are paused, excluded, closed, underage or have another one's CPF, and over a limit is returned; for another amount and for
 * late money the channel has rules, and each must accept it.
 */
export function judgePayment({ order, channel, payment, member, isCancelled, paidBefore, left }: PaymentCase): Judgement {
  const fee = depositFee(rulesOf(channel), minor(payment.amount))
  const back = (reason: DepositReason): Judgement => ({ verdict: 'return', reason, fee: 0 })
  const differs = payment.amount !== order.amount
  const isLate = endedStatuses.includes(order.status)
  if (channel.own_account && payment.payer.taxNumber !== member.id_number) return back('payer')
  if (member.isProtected || member.disabled || member.closed_at !== null || member.underage_at !== null || member.cpf_conflict)
    return back('account')
  // Also once the account is open again.
  if (isCancelled) return back('account')
  if (fee >= payment.amount || (differs && channel.amount_rule === 'return')) return back('amount')
  if (isLate && channel.late_rule === 'return') return back('late')
  if (payment.amount > left) return back('limit')
  const reason = differs ? 'amount' : isLate ? 'late' : paidBefore ? 'again' : null
  return { verdict: 'credit', reason, fee }
}
