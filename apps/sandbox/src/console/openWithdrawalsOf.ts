import type { Db } from '../db/openDatabase.ts'

const SHOWN = 50

/** Withdrawals that wait for an operator or for the bank, the oldest first; after them the newest that the bank can still return. */
export async function openWithdrawalsOf(db: Db) {
  const waiting = rowsOf(db).where('w.status', 'in', ['requested', 'review', 'approved', 'sending'])
  const openWithdrawals = await waiting.orderBy('w.created_at').limit(SHOWN).execute()
  const paidWithdrawals = rowsOf(db).where('w.status', '=', 'paid').orderBy('w.created_at', 'desc')
  return [...openWithdrawals, ...(await paidWithdrawals.limit(SHOWN - openWithdrawals.length).execute())]
}

const rowsOf = (db: Db) =>
  db
    .selectFrom('withdrawals as w')
    .innerJoin('members as m', 'm.id', 'w.member_id')
    .innerJoin('bank_cards as c', 'c.id', 'w.bank_card_id')
    .select(['w.order_no as orderNo', 'w.merchant', 'w.status', 'w.amount', 'w.fee', 'w.created_at as createdAt', 'm.account as userName'])
    .select(['c.holder as name', 'c.masked', 'c.type', 'c.pix_key_type as pixKeyType'])
