import type { InputOf } from '@platform/sdk'
import type { acceptDepositPromotion, DepositOrder, sendDepositReceipt } from '@platform/sdk/deposit'
import { memberOf, type Context } from '../gateway/Context.ts'
import { readImages, storeImages } from '../gateway/images.ts'
import { limit, MINUTE } from '../gateway/limit.ts'
import { invalid, Refusal } from '../base/Refusal.ts'
import { addEffect } from '../ledger/effects.ts'
import { lockWallets } from '../ledger/wallet.ts'
import { expireDue } from './expireDue.ts'
import { openOrder } from './openOrder.ts'
import { orderOf, ownOrder, type OrderRow } from './orderOf.ts'
import { assertMayPromote, choosePromotion, promotionTerms } from './promotions.ts'
import { settleOrder } from './settleOrder.ts'
import { addEvent, setStatus } from './steps.ts'

const orderClosed = () => new Refusal('deposit.closed', 400)
const REPORTS_PER_MINUTE = 20
/** Maximum number of pictures of an order. */
const MAX_RECEIPTS = 6

/** The member's order, locked until the transaction ends. */
async function holdOrder(context: Context, orderNo: string): Promise<OrderRow> {
  const { db, now } = context
  const { id } = memberOf(context)
  await ownOrder(context, orderNo)
  await lockWallets(db, [id])
  await expireDue(db, now(), id)
  await db.selectFrom('deposit_orders').select('order_no').where('order_no', '=', orderNo).where('member_id', '=', id).forUpdate().execute()
  return ownOrder(context, orderNo)
}

/** Ends a waiting order. Payments that still arrive for it are processed. */
export async function cancelOrder(context: Context, orderNo: string): Promise<DepositOrder> {
  const { db, now } = context
  const { order_no, status } = await holdOrder(context, orderNo)
  if (status !== 'created' && status !== 'waiting') throw orderClosed()
  await setStatus(db, order_no, 'cancelled', { at: now() })
  await addEvent(db, { order_no, at: now(), event: 'cancelled', actor: 'member' })
  await addEffect(db, { kind: 'depositCancel', key: order_no, payload: {} }, now())
  return orderOf(context, order_no)
}

/** Makes the same order again with a new code. */
export async function renewOrder(context: Context, orderNo: string): Promise<DepositOrder> {
  const { db, now } = context
  const oldOrder = await holdOrder(context, orderNo)
  if (!['created', 'waiting', 'expired'].includes(oldOrder.status)) throw orderClosed()
  if (oldOrder.status !== 'expired') {
    const reason = 'renewed' as const
    await setStatus(db, oldOrder.order_no, 'cancelled', { at: now(), reason })
    await addEvent(db, { order_no: oldOrder.order_no, at: now(), event: 'cancelled', actor: 'member', reason })
    await addEffect(db, { kind: 'depositCancel', key: oldOrder.order_no, payload: {} }, now())
  }
  const form = { channelId: oldOrder.channel_id, amount: oldOrder.amount as DepositOrder['amount'] }
  const promotionId = oldOrder.promotion_id === null ? undefined : String(oldOrder.promotion_id)
  return openOrder(context, { ...form, promotionId }, [oldOrder.type], { bankCode: oldOrder.bank_code ?? undefined })
}

/** Adds a promotion to a waiting order without one. */
export async function acceptPromotion(
  context: Context,
  { orderNo, promotionId }: InputOf<typeof acceptDepositPromotion>,
): Promise<DepositOrder> {
  const { db, now } = context
  const order = await holdOrder(context, orderNo)
  assertMayPromote(context)
  if (order.status !== 'created' && order.status !== 'waiting') throw orderClosed()
  if (order.promotion_id !== null) throw new Refusal('deposit.promotion', 400)
  const promotion = await choosePromotion(context, promotionId, order.amount)
  const promotionFields = { promotion_id: promotion.id, promotion: promotionTerms(promotion), changed_at: now() }
  await db.updateTable('deposit_orders').set(promotionFields).where('order_no', '=', order.order_no).execute()
  await addEvent(db, { order_no: order.order_no, at: now(), event: 'promotion', actor: 'member' })
  return orderOf(context, order.order_no)
}

/** Validates the pictures before anything is written. */
export async function readReceipt(context: Context, { orderNo, images }: InputOf<typeof sendDepositReceipt>): Promise<Uint8Array[]> {
  await ownOrder(context, orderNo)
  if (images.length === 0) throw invalid('images')
  return readImages(images, context, 'receipt')
}

/** Submits a transfer to an operator, with its receipt. A few more pictures may follow until it is decided. */
export async function addReceipt(context: Context, orderNo: string, images: Uint8Array[]): Promise<DepositOrder> {
  const { db, now } = context
  const { order_no, status, type } = await holdOrder(context, orderNo)
  if (type !== 'TRANSFER' || !['waiting', 'expired', 'review'].includes(status)) throw orderClosed()
  const { count } = await db
    .selectFrom('uploads')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('deposit_order', '=', order_no)
    .executeTakeFirstOrThrow()
  if (Number(count) + images.length > MAX_RECEIPTS) throw new Refusal('deposit.receipts', 400)
  await storeImages(images, { deposit_order: order_no }, context)
  await addEvent(db, { order_no, at: now(), event: 'receipt', actor: 'member' })
  if (status !== 'review') await setStatus(db, order_no, 'review', { at: now() })
  return orderOf(context, order_no)
}

/** The member reports the order as paid: queries the bank at once; if it does not answer, nothing changes. */
export async function askBank(context: Context, orderNo: string): Promise<DepositOrder> {
  const { services } = context
  const { order_no } = await ownOrder(context, orderNo)
  await limit(context, `deposit-paid:${memberOf(context).id}`, REPORTS_PER_MINUTE, MINUTE)
  await settleOrder(services.payments.settling, order_no).catch(() => undefined)
  void services.payments.wake()
  return orderOf(context, order_no)
}
