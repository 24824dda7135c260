import type { DepositOrder } from '@platform/sdk/deposit'
import type { OutcomeLook } from '../blocks/OrderPage/Outcome.tsx'

export type ResultText =
  | 'paidText'
  | 'creditedText'
  | 'returningText'
  | 'returnedText'
  | 'expiredText'
  | 'renewedText'
  | 'cancelledText'
  | 'failedText'
  | 'reviewText'
  | 'clawedBackText'

const looks = {
  paid: 'wait',
  review: 'wait',
  credited: 'good',
  returning: 'back',
  returned: 'back',
  expired: 'none',
  cancelled: 'none',
  failed: 'bad',
  clawedBack: 'bad',
} as const satisfies Record<Exclude<DepositOrder['status'], 'created' | 'waiting'>, OutcomeLook>

/** How the end of a deposit, or its way there, is told: of which payment, of how much, and whether another code may follow. */
export function resultOf({ status, reason, amount, credited, payments, renewable }: DepositOrder) {
  const shown = status === 'created' || status === 'waiting' ? 'paid' : status
  const payment = payments.findLast((one) => one.status === shown) ?? payments.at(-1)
  const text: ResultText = reason === 'renewed' && (shown === 'expired' || shown === 'cancelled') ? 'renewedText' : `${shown}Text`
  return {
    look: looks[shown] as OutcomeLook,
    payment,
    text,
    amount: shown === 'credited' ? credited : (payment?.amount ?? amount),
    // The successor of a renewed order is the one to go on with.
    renews: shown === 'expired' && renewable && reason !== 'renewed',
  }
}
