import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { seal } from '../core/encryption/sealRequest.ts'
import { flag, id, money, string } from '../core/wire/fields.ts'
import { withdrawTexts } from '../texts/withdrawTexts.ts'
import { WithdrawOrder } from './WithdrawOrder.ts'

/**
 * Requests a withdrawal: the money is held until it is paid or returned. Errors: `withdraw.blocked` with the `item` of the
 * readiness list that is not in order; `withdraw.min` and `withdraw.max` of `amount`; `withdraw.free` with `withdrawable` where bets bind
 * the rest; `withdraw.limit` with the rest of the day, `count` and `amount`; `withdraw.bonus` with `bonusLoss` where another
 * bonus would end than the form said; `withdraw.fee` with `fee` where it would be higher than the form said; `withdraw.destination`; `withdraw.duplicate` with `orderNo` where the same amount went to the same
 * destination less than 60 s ago and `again` is not set; `destination.holder` where the market forbids third parties and the destination is
 * not under the member's CPF; `payment.wrong`, `payment.locked`, `payment.unset`, `passkey.wrong`; `wallet.insufficient`. Spec 7.6.
 */
export const withdraw = defineCall({
  name: 'withdraw',
  method: 'POST',
  path: '/wps/transaction/withdraw',
  access: 'money',
  retry: 'keyed',
  section: '7.6',
  texts: withdrawTexts,
  seal,
  input: z.object({
    /** A destination of `getBankCards`. */
    destinationId: id,
    /** Amount deducted from the balance, fee included. */
    amount: money,
    /** The cost in bonus money that the form showed: `bonusLoss` of the settings. */
    bonusLoss: money,
    /** The form showed that a bonus ends: `endsBonus` of the settings. */
    endsBonus: z.optional(flag),
    /** The fee that the form showed: `withdrawFee` of the settings. A higher one is refused; without it any is taken. */
    fee: z.optional(money),
    /** The member was warned about an identical withdrawal less than 60 s old and wants another. */
    again: z.optional(flag),
    /** Sealed in transit; or a passkey. */
    paymentPassword: z.optional(string),
    /** Instead of the payment password: JSON of the browser's response to `getPasskeyOptions` for `confirm` of `withdraw`. */
    passkeyToken: z.optional(string),
  }),
  output: WithdrawOrder,
})
