import type { Db } from '../db/openDatabase.ts'

const SHOWN = 50

/** Transfers that wait for an operator, the oldest first; then orders that can be paid, and what may still come, the newest first. */
export async function openDepositsOf(db: Db) {
  const rows = await db
    .selectFrom('deposit_orders as o')
    .innerJoin('members as m', 'm.id', 'o.member_id')
    .select(['o.order_no as orderNo', 'o.merchant', 'o.channel_id as channelId', 'o.type', 'o.status', 'o.amount', 'o.remark'])
    .select(['o.created_at as createdAt', 'm.account as userName', 'm.payee_name as name'])
    .where((eb) =>
      eb.or([
        eb('o.status', 'in', ['waiting', 'review', 'returning']),
        eb.and([eb('o.status', 'in', ['credited', 'expired', 'cancelled']), eb('o.txid', '<>', '')]),
        eb.and([eb('o.status', 'in', ['expired', 'cancelled', 'failed']), eb('o.type', '=', 'TRANSFER')]),
      ]),
    ) // prettier-ignore
    .orderBy((eb) => eb.case().when('o.status', '=', 'review').then(0).when('o.status', '=', 'waiting').then(1).else(2).end())
    .orderBy((eb) => eb.case().when('o.status', '=', 'review').then(eb.ref('o.created_at')).end())
    .orderBy('o.created_at', 'desc')
    .limit(SHOWN)
    .execute()
  const images = await db
    .selectFrom('uploads')
    .select(['id', 'deposit_order'])
    .where('deposit_order', 'in', ['', ...rows.map(({ orderNo }) => orderNo)])
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, images: images.filter((image) => image.deposit_order === row.orderNo).map(({ id }) => id) }))
}
