import * as z from 'zod/mini'
import { cleanNumber } from '../clean/cleanNumber.ts'
import { cleanCode, cleanText } from '../clean/cleanText.ts'
import { entered } from '../clean/entered.ts'
import { defineCall } from '../core/defineCall.ts'
import { seal } from '../core/encryption/sealRequest.ts'
import { string } from '../core/wire/fields.ts'
import { securityTexts } from '../texts/securityTexts.ts'
import { BankCard, BankCardType } from './BankCard.ts'
import { bankCardCall } from './bankCardCall.ts'
import { PixKeyType } from './PixKey.ts'

const optionalText = /* @__PURE__ */ z.optional(string)

/**
 * Adds a destination of withdrawals: a PIX key, or an account at a bank typed twice. The holder is the member; the name is fixed with the
 * first one. Withdrawals are held for 24 hours. Errors: `payment.wrong`, `passkey.wrong`, `payment.locked`, `payment.unset`, `destination.holder`,
 * `destination.limit` beyond five, `destination.known`, `destination.tail` for the end of an existing one, `destination.locked`
 * after five wrong ends. Spec 7.6.
 */
export const addBankCard = defineCall({
  name: 'addBankCard',
  method: 'PUT',
  ...bankCardCall,
  texts: securityTexts,
  seal,
  input: z.object({
    /** PIX key or bank account. */
    type: BankCardType,
    /** Kind of the key, for PIX. */
    pixKeyType: z.optional(PixKeyType),
    /** The key, for PIX. */
    pixKey: optionalText,
    /** The bank, for an account. */
    bankCode: optionalText,
    /** Branch without its check digit, for an account. */
    branch: z.optional(entered(cleanNumber, true)),
    /** Account with its check digit, for an account. */
    account: z.optional(entered(cleanNumber, true)),
    /** The account, repeated. */
    confirmAccount: z.optional(entered(cleanNumber, true)),
    /** Name of the holder, while the member has none. */
    payeeName: z.optional(entered(cleanText, true)),
    /** Last four characters of any existing destination, if there is one; for an e-mail address the four before the @. */
    existingTail: z.optional(entered(cleanCode, true)),
    /** Sealed in transit; or a passkey. */
    paymentPassword: optionalText,
    /** Instead of the payment password: JSON of the browser's response to `getPasskeyOptions` for `confirm` of `addBankCard`. */
    passkeyToken: optionalText,
  }),
  output: BankCard,
})
