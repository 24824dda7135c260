import { count, flag, id, int, linkOrNone, money, optionalInt, text } from '../core/fields.ts'
import { part } from '../core/field.ts'
import { list } from '../core/list.ts'
import { z } from '../core/schema.ts'
import { DepositBank } from './DepositBank.ts'
import { DepositType } from './DepositChannel.ts'
import { DepositEvent } from './DepositEvent.ts'
import { DepositPayment } from './DepositPayment.ts'
import { DepositStatus, reasonOrNone } from './DepositStatus.ts'

/** What every view of an order begins with. */
export const depositFields = {
  orderNo: id,
  /** Id of the channel. */
  channelId: id,
  /** Name of the channel, in the language of the request. */
  channelName: text,
  /** How it is paid. */
  type: DepositType,
  /** How far it is. */
  status: DepositStatus,
  /** Why it went another way than planned. */
  reason: reasonOrNone,
  /** What the member wants to pay. */
  amount: money,
  /** Fee: of what arrived, before that of the amount. */
  fee: money,
  /** What was credited so far. */
  credited: money,
  /** When it was made, ms. */
  createdAt: int,
}

/** A deposit: what to pay and where, and all that happened to it. */
export const DepositOrder = /* @__PURE__ */ z.object({
  ...depositFields,
  /** Until when the code is good, ms. */
  expiresAt: int,
  /** Id of the charge at the payment service, '' while there is none. */
  txid: text,
  /** The text behind the QR code of PIX, '' where there is none. Show and copy it only where `agreesWithOrder` says so. */
  brCode: text,
  /** Who receives by PIX. */
  receiver: /* @__PURE__ */ part(
    /* @__PURE__ */ z.object({
      /** Name as in the code. */
      name: text,
      /** City as in the code. */
      city: text,
      /** Host of the address in the code. */
      host: text,
    }),
  ),
  /** Address of the payment page, '' where there is none. */
  payUrl: linkOrNone,
  /** The text behind the QR code of a wallet, '' where there is none. */
  qrText: text,
  /** Where to transfer to, for a transfer. */
  bank: /* @__PURE__ */ z.optional(DepositBank),
  /** What to write into the transfer, so that it is found; '' where nothing. */
  remark: text,
  /** How many pictures of receipts have been sent. */
  receipts: count,
  /** Name of the member who must be the payer, masked; '' where it does not matter. */
  payerName: text,
  /** CPF of the member who must be the payer, masked; '' where it does not matter. */
  payerCpf: text,
  /** The promotion that was chosen with it. */
  promotion: /* @__PURE__ */ z.optional(
    /* @__PURE__ */ z.object({
      /** Id of the promotion. */
      id,
      title: text,
      /** What it adds. */
      bonus: money,
      /** What must be wagered before the bonus is cash. */
      required: money,
      /** What that costs on average (`expectedCost`). */
      expectedCost: money,
    }),
  ),
  /** The member may cancel it. */
  cancellable: flag,
  /** The member may have a new code. */
  renewable: flag,
  /** Everything that arrived for it. */
  payments: /* @__PURE__ */ list(DepositPayment),
  /** What happened, the oldest first. */
  timeline: /* @__PURE__ */ list(DepositEvent),
  /** When something happened to it last, ms. */
  changedAt: optionalInt,
  /** SHA-256 of `depositProof`, hexadecimal. */
  proofHash: text,
})
export type DepositOrder = z.output<typeof DepositOrder>
