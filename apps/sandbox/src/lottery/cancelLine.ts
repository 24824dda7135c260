import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import { refund } from '../ledger/wallet.ts'

interface OpenLine {
  order_no: string
  sub_no: string
  stake: number
}

/** Cancels an open line and returns its stake, with its draw locked. Returns the balance after it; undefined if the line is not open any more. */
export async function cancelLine(db: Db, { order_no, sub_no, stake }: OpenLine, at: number): Promise<number | undefined> {
  const update = await db
    .updateTable('lottery_suborders')
    .set({ status: 'cancelled' })
    .where('sub_no', '=', sub_no)
    .where('status', '=', 'open')
    .executeTakeFirst()
  if (update.numUpdatedRows === 0n) return undefined
  const balance = await refund(db, { stake: `bet:${order_no}`, amount: stake, key: `cancel:${sub_no}`, at })
  await db.updateTable('game_records').set({ status: 'cancelled', settled_at: at }).where('round_id', '=', sub_no).execute()
  await sql`
    update lottery_orders o set stake = stake - ${stake}, status = case when exists
      (select 1 from lottery_suborders s where s.order_no = o.order_no and s.status = 'open') then 'open' else 'cancelled' end
    where order_no = ${order_no}`.execute(db)
  return balance
}

/** Locks the draws that a member has or may still have open bets on, before wallets, as a settlement does. */
export const lockOpenDraws = (db: Db) =>
  db.selectFrom('lottery_draws').select('id').where('status', '=', 'open').orderBy('id').forShare().execute()

/** Voids every open bet of a member, where the market has an exclusion do so. Under the locks of the draws and of the wallet. */
export async function voidOpenBets(db: Db, memberId: number, at: number): Promise<void> {
  const lines = await db
    .selectFrom('lottery_suborders as s')
    .innerJoin('lottery_orders as o', 'o.order_no', 's.order_no')
    .select(['s.order_no', 's.sub_no', 's.stake'])
    .where('o.member_id', '=', memberId)
    .where('s.status', '=', 'open')
    .orderBy('s.sub_no')
    .execute()
  for (const line of lines) await cancelLine(db, line, at)
}
