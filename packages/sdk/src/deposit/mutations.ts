import type * as z from 'zod/mini'
import type { QueryClient } from '@tanstack/react-query'
import type { Call, InputOf } from '../core/Call.ts'
import { callMutation, keyedMutation } from '../core/callMutation.ts'
import type { Client } from '../core/Client.ts'
import { walletKeys } from '../wallet/queries.ts'
import { acceptDepositPromotion } from './acceptDepositPromotion.ts'
import { cancelDeposit } from './cancelDeposit.ts'
import { depositByAlipay } from './depositByAlipay.ts'
import { depositByGateway } from './depositByGateway.ts'
import { depositByQq } from './depositByQq.ts'
import { depositByTransfer } from './depositByTransfer.ts'
import { depositByWeChat } from './depositByWeChat.ts'
import type { DepositType } from './DepositChannel.ts'
import { depositKeys } from './queries.ts'
import { renewDeposit } from './renewDeposit.ts'
import { reportDepositPaid } from './reportDepositPaid.ts'
import { sendDepositReceipt } from './sendDepositReceipt.ts'

/** A refusal, too, means that the shown data is out of date: all deposit queries are refetched. */
const onSettled = (cache: QueryClient) =>
  Promise.all([cache.invalidateQueries({ queryKey: depositKeys.all }), cache.invalidateQueries({ queryKey: walletKeys.balance() })])

const settingsOf = ({ name }: { name: string }) => ({ key: [...depositKeys.all, name], onSettled })

/** A change that must happen once: a retry of the same submit passes the same `idempotencyKey`. */
const keyedChangeOf =
  <In extends z.ZodMiniType, Out extends z.ZodMiniType>(call: Call<In, Out>) =>
  (client: Client) =>
    keyedMutation(client, call, settingsOf(call))

/** Creates an order of a channel of this type; a transfer, which names a bank, has its own mutation. */
export const depositMutation = (client: Client, type: Exclude<DepositType, 'TRANSFER'>) =>
  keyedMutation(client, callOf[type], settingsOf(callOf[type]))

const callOf: Record<Exclude<DepositType, 'TRANSFER'>, typeof depositByGateway> = {
  PIX: depositByGateway,
  GATEWAY: depositByGateway,
  CARD: depositByGateway,
  ALIPAY: depositByAlipay,
  QQ: depositByQq,
  WECHAT: depositByWeChat,
}

/** The input of `depositMutation`. */
export type DepositForm = InputOf<typeof depositByGateway>

/** Announces a transfer. */
export const depositByTransferMutation = /* @__PURE__ */ keyedChangeOf(depositByTransfer)
/** Replaces an order with a new one with a new code. */
export const renewDepositMutation = /* @__PURE__ */ keyedChangeOf(renewDeposit)
/** Sends the receipt of a transfer. */
export const sendDepositReceiptMutation = /* @__PURE__ */ keyedChangeOf(sendDepositReceipt)
/** Cancels an order. */
export const cancelDepositMutation = /* @__PURE__ */ keyedChangeOf(cancelDeposit)
/** Adds a promotion to an open order. */
export const acceptDepositPromotionMutation = /* @__PURE__ */ keyedChangeOf(acceptDepositPromotion)
/** Reports the payment, so that the gateway queries the bank at once. */
export const reportDepositPaidMutation = (client: Client) => callMutation(client, reportDepositPaid, settingsOf(reportDepositPaid))
