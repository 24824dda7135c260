import * as z from 'zod/mini'
import { count, flag, id, money, oneOf, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { BankLimits } from './BankLimits.ts'

/**
 * How a deposit is paid: a PIX code, a transfer to an account of the merchant with a receipt, a page of a payment service, the player's own
 * card on such a page, or a QR code of a foreign wallet.
 */
export const DepositType = /* @__PURE__ */ oneOf('PIX', 'TRANSFER', 'GATEWAY', 'CARD', 'ALIPAY', 'QQ', 'WECHAT')
export type DepositType = z.output<typeof DepositType>

/** A way to deposit that the merchant offers. */
export const DepositChannel = /* @__PURE__ */ z.object({
  /** Id of the channel. */
  channelId: id,
  /** How it is paid, which determines the call that creates the order. */
  type: DepositType,
  /** Name to show, in the language of the request. */
  channelName: text,
  /** Smallest amount. */
  min: money,
  /** Largest amount. */
  max: money,
  /** Amounts are multiples of it. */
  multiple: money,
  /** Amounts to suggest. */
  suggestions: /* @__PURE__ */ list(money),
  /** Percentage fee on the amount, in hundredths of a percent. */
  feeRate: count,
  /** Additional fixed fee for each deposit. */
  feeFixed: money,
  /** Seconds until most deposits are credited; 0 if unknown. */
  typicalSeconds: count,
  /** The merchant recommends it. */
  recommended: flag,
  /** It is temporarily closed. */
  maintenance: flag,
  /** The money must come from an account of the member: the CPF is compared. */
  ownAccountOnly: flag,
  /** Why the payer's bank may refuse it; absent if it is not paid through a bank. */
  bankLimits: /* @__PURE__ */ z.optional(BankLimits),
  /** The member's open order of this channel, '' if there is none: it must be completed first. */
  openOrderNo: text,
})
export type DepositChannel = z.output<typeof DepositChannel>
