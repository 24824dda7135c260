import { count, flag, id, money, oneOf, text } from '../core/fields.ts'
import { list } from '../core/list.ts'
import { z } from '../core/schema.ts'

/**
 * How a deposit is paid: a PIX code, a transfer to an account of the merchant with a receipt, a page of a payment service, an own card on
 * such a page, or a QR code of a foreign wallet.
 */
export const DepositType = /* @__PURE__ */ oneOf('PIX', 'TRANSFER', 'GATEWAY', 'CARD', 'ALIPAY', 'QQ', 'WECHAT')
export type DepositType = z.output<typeof DepositType>

/** A way to deposit that the merchant offers. */
export const DepositChannel = /* @__PURE__ */ z.object({
  /** Id of the channel. */
  channelId: id,
  /** How it is paid, and so which call makes the order. */
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
  /** Part of the amount that is taken as a fee, in hundredths of a percent. */
  feeRate: count,
  /** Fee on top of it, for each deposit. */
  feeFixed: money,
  /** Seconds until most deposits are credited; 0 where it is not known. */
  typicalSeconds: count,
  /** The merchant recommends it. */
  recommended: flag,
  /** It is closed for now. */
  maintenance: flag,
  /** The money must come from an account of the member: the CPF is compared. */
  ownAccountOnly: flag,
  /** The member's open order of this channel, '' where there is none: it comes first. */
  openOrderNo: text,
})
export type DepositChannel = z.output<typeof DepositChannel>
