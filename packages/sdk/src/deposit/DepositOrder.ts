import * as z from 'zod/mini'
import { count, flag, id, int, money, optionalInt, text } from '../core/wire/fields.ts'
import { linkOrNone } from '../core/wire/links.ts'
import { list } from '../core/wire/list.ts'
import { part } from '../core/wire/part.ts'
import { BankLimits } from './BankLimits.ts'
import { DepositBank } from './DepositBank.ts'
import { DepositType } from './DepositChannel.ts'
import { DepositEvent } from './DepositEvent.ts'
import { DepositPayment } from './DepositPayment.ts'
import { DepositStatus, reasonOrNone } from './DepositStatus.ts'

/** What the bank took back of a credited deposit. */
export const DepositClawBack = /* @__PURE__ */ z.object({
  /** The part that left the balance. */
  taken: money,
  /** The part that was no longer there, and that the member owed from then on. */
  owed: money,
})
export type DepositClawBack = z.output<typeof DepositClawBack>

/** Common fields of every view of an order. */
export const depositFields = {
  orderNo: id,
  /** Id of the channel. */
  channelId: id,
  /** Name of the channel, in the language of the request. */
  channelName: text,
  /** How it is paid. */
  type: DepositType,
  /** Its state. */
  status: DepositStatus,
  /** Why it did not go as planned. */
  reason: reasonOrNone,
  /** What the member wants to pay. */
  amount: money,
  /** Fee: on what arrived; before that, on the amount. */
  fee: money,
  /** What was credited so far. */
  credited: money,
  /** What the bank took back of what had been credited; absent if nothing. */
  clawBack: /* @__PURE__ */ z.optional(DepositClawBack),
  /** Creation time, ms. */
  createdAt: int,
}

/** A deposit: what to pay and where, and its complete history. */
export const DepositOrder = /* @__PURE__ */ z.object({
  ...depositFields,
  /** Expiry time of the code, ms. */
  expiresAt: int,
  /** Id of the charge at the payment service, '' while there is none. */
  txid: text,
  /** The text behind the QR code of PIX, '' if there is none. Show and copy it only if `agreesWithOrder` returns true. */
  brCode: text,
  /** Receiver of the PIX payment. */
  receiver: /* @__PURE__ */ part(
    /* @__PURE__ */ z.object({
      /** Name as in the code. */
      name: text,
      /** City as in the code. */
      city: text,
      /** Host of the address in the code. */
      host: text,
      /** PIX key of a code without an address, '' if the code must have an address. */
      key: text,
    }),
  ),
  /** Address of the payment page, '' if there is none. */
  payUrl: linkOrNone,
  /** The text behind the QR code of a wallet, '' if there is none. */
  qrText: text,
  /** Account of the merchant, for a transfer. */
  bank: /* @__PURE__ */ z.optional(DepositBank),
  /** Reference to write into the transfer, so that it can be matched; '' if none. */
  remark: text,
  /** Number of receipt pictures sent. */
  receipts: count,
  /** Name of the member who must be the payer, masked; '' if any payer is allowed. */
  payerName: text,
  /** CPF of the member who must be the payer, masked; '' if any payer is allowed. */
  payerCpf: text,
  /** The promotion that was chosen with it. */
  promotion: /* @__PURE__ */ z.optional(
    /* @__PURE__ */ z.object({
      /** Id of the promotion. */
      id,
      title: text,
      /** Bonus that it adds. */
      bonus: money,
      /** What must be wagered before the bonus is cash. */
      required: money,
      /** Average cost of wagering it (`expectedCost`). */
      expectedCost: money,
    }),
  ),
  /** What must be bet before it is withdrawn; absent if nothing. */
  turnover: /* @__PURE__ */ z.optional(
    /* @__PURE__ */ z.object({
      /** What must be wagered. */
      required: money,
      /** Average cost of wagering it (`expectedCost`). */
      expectedCost: money,
    }),
  ),
  /** Why the payer's bank may refuse it; absent if it is not paid through a bank. */
  bankLimits: /* @__PURE__ */ z.optional(BankLimits),
  /** The member may cancel it. */
  cancellable: flag,
  /** The member may request a new code. */
  renewable: flag,
  /** All payments that arrived for it. */
  payments: /* @__PURE__ */ list(DepositPayment),
  /** Its events, the oldest first. */
  timeline: /* @__PURE__ */ list(DepositEvent),
  /** Time of the last event, ms. */
  changedAt: optionalInt,
  /** SHA-256 of `depositProof`, hexadecimal. */
  proofHash: text,
})
export type DepositOrder = z.output<typeof DepositOrder>
