import type { DepositType } from '@platform/sdk/deposit'
import type { EffectHandler } from '../ledger/effects.ts'
import { payerOf } from './payerOf.ts'
import type { NewCharge, Settling } from '../paymentService/exports.ts'
import { addEvent } from './steps.ts'

const kinds: Partial<Record<DepositType, NewCharge['kind']>> = {
  PIX: 'pix',
  GATEWAY: 'page',
  CARD: 'page',
  ALIPAY: 'wallet',
  QQ: 'wallet',
  WECHAT: 'wallet',
}

/** Has the payment service make the code or page of an order that waits for one. */
export const requestCharge =
  ({ db, service, vault, now }: Settling): EffectHandler =>
  async ({ key: order_no }) => {
    const order = await db
      .selectFrom('deposit_orders as o')
      .innerJoin('members as m', 'm.id', 'o.member_id')
      .innerJoin('merchants as b', 'b.code', 'o.merchant')
      .select(['o.status', 'o.type', 'o.amount', 'o.expires_at', 'o.payer', 'm.payee_name', 'm.id_number', 'm.account', 'b.name'])
      .where('o.order_no', '=', order_no)
      .executeTakeFirstOrThrow()
    const kind = kinds[order.type]
    if (order.status !== 'created' || !kind) return
    const debtor = payerOf(vault, order, order)
    const charge = await service.createCharge({
      orderNo: order_no,
      kind,
      amount: order.amount,
      receiver: `${order.name} Jogos Ltda`,
      debtor: { ...debtor, name: debtor.name || order.account },
      expiresAt: order.expires_at,
    })
    await db.transaction().execute(async (trx) => {
      const { txid, brCode: br_code, payUrl: pay_url, qrText: qr_text, receiver } = charge
      const update = await trx
        .updateTable('deposit_orders')
        .set({ txid, br_code, pay_url, qr_text, receiver: JSON.stringify(receiver), status: 'waiting', changed_at: now() })
        .where('order_no', '=', order_no)
        // Cancelled or paid meanwhile: the code would reopen the order.
        .where('status', '=', 'created')
        .executeTakeFirst()
      if (update.numUpdatedRows > 0n) await addEvent(trx, { order_no, at: now(), event: 'code', actor: 'bank' })
    })
  }
