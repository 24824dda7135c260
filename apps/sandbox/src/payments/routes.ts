import * as deposit from '@platform/sdk/deposit'
import { asksDocument } from '@platform/sdk/markets'
import { memberOf, type Context } from '../gateway/Context.ts'
import { handle } from '../gateway/handle.ts'
import { depositLimitsOf } from '../limits/exports.ts'
import { acceptPromotion, addReceipt, askBank, cancelOrder, readReceipt, renewOrder } from './changeOrder.ts'
import { banksOf, channelsOf } from './channels.ts'
import { rulesOf } from '../withdrawals/exports.ts'
import { bestReturn } from './depositTurnover.ts'
import { expireDue } from './expireDue.ts'
import { admitOrder, openOrder } from './openOrder.ts'
import { orderOf, shownPayer } from './orderOf.ts'
import { mayPromote, promotionsOf } from './promotions.ts'
import { recordsOf } from './recordsOf.ts'

/** Effects for the payment service run as soon as they are committed. */
const after = ({ services }: Context) => services.payments.wake()
const opening = { before: (_form: unknown, context: Context) => admitOrder(context), after }

/** Deposits: channels, orders, promotions, records. */
export const depositRoutes = [
  handle(deposit.getDepositChannels, async (_input, context) => {
    const { db, now } = context
    const { id } = memberOf(context)
    await expireDue(db, now(), id)
    const { payerName: name, payerCpf: cpf } = await shownPayer(context)
    const [channels, limits] = [await channelsOf(context), await depositLimitsOf(db, id, now())]
    const { deposit_turnover: multiple } = await rulesOf(context)
    return {
      channels,
      limits,
      payer: name && (cpf || !asksDocument(context.merchant.market)) ? { name, cpf } : { name: '', cpf: '' },
      promotions: mayPromote(context),
      turnover: multiple > 0 ? { multiple, returnToPlayer: await bestReturn(context) } : undefined,
    }
  }),
  handle(deposit.getDepositBanks, ({ channelId }, context) => banksOf(context, channelId)),
  handle(deposit.getDepositOrder, async ({ orderNo }, context) => {
    await expireDue(context.db, context.now(), memberOf(context).id)
    return orderOf(context, orderNo)
  }),
  handle(deposit.getDepositPromotions, async ({ amount }, context) => ({ content: await promotionsOf(context, amount) })),
  handle(deposit.acceptDepositPromotion, (form, context) => acceptPromotion(context, form)),
  handle(deposit.depositByTransfer, ({ bankCode, ...form }, context) => openOrder(context, form, ['TRANSFER'], { bankCode }), opening),
  handle(deposit.depositByGateway, (form, context) => openOrder(context, form, ['PIX', 'GATEWAY', 'CARD']), opening),
  handle(deposit.depositByAlipay, (form, context) => openOrder(context, form, ['ALIPAY']), opening),
  handle(deposit.depositByQq, (form, context) => openOrder(context, form, ['QQ']), opening),
  handle(deposit.depositByWeChat, (form, context) => openOrder(context, form, ['WECHAT']), opening),
  handle(deposit.renewDeposit, ({ orderNo }, context) => renewOrder(context, orderNo), opening),
  handle(deposit.cancelDeposit, ({ orderNo }, context) => cancelOrder(context, orderNo), { after }),
  handle(deposit.sendDepositReceipt, ({ orderNo }, context, images: Uint8Array[]) => addReceipt(context, orderNo, images), {
    before: (form, context) => readReceipt(context, form),
  }),
  handle(deposit.reportDepositPaid, ({ orderNo }, context) => askBank(context, orderNo)),
  handle(deposit.getDepositRecords, (filter, context) => recordsOf(filter, context)),
]
