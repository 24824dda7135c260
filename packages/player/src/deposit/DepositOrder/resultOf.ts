import type { DepositOrder } from '@platform/sdk/deposit'
import type { OutcomeLook } from '../../blocks/money/OrderPage/Outcome.tsx'

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
  | 'clawedBackTaken'
  | 'clawedBackOwed'
  | 'clawedBackBoth'

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

/** The text and look of a deposit's (expected) outcome: the payment it is about, the amount, and whether the code can be renewed. */
export function resultOf({ status, reason, amount, credited, clawBack, payments, renewable }: DepositOrder) {
  const shown = status === 'created' || status === 'waiting' ? 'paid' : status
  const payment = payments.findLast((one) => one.status === shown) ?? payments.at(-1)
  const text: ResultText =
    reason === 'renewed' && (shown === 'expired' || shown === 'cancelled')
      ? 'renewedText'
      : shown === 'clawedBack'
        ? clawBackText(clawBack)
        : `${shown}Text`
  return {
    look: looks[shown] as OutcomeLook,
    payment,
    text,
    amount: shown === 'credited' ? credited : (payment?.amount ?? amount),
    // A renewed order is continued by its successor.
    renews: shown === 'expired' && renewable && reason !== 'renewed',
  }
}

/** Which of the two sums there are: what left the balance, and what was no longer there. */
function clawBackText(clawBack: DepositOrder['clawBack']): ResultText {
  if (!clawBack) return 'clawedBackText'
  if (clawBack.owed === 0) return 'clawedBackTaken'
  return clawBack.taken === 0 ? 'clawedBackOwed' : 'clawedBackBoth'
}
