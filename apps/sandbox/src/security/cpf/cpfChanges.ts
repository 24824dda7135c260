import type { Db } from '../../db/openDatabase.ts'
import { Refusal } from '../../base/Refusal.ts'
import { isShut } from '../../gateway/protectionState.ts'

const openOrders = ['created', 'waiting', 'review', 'paid'] as const

/** Throws `personal.deposit` while a deposit order is open: its payer is compared with the CPF. Under the lock of the wallet. */
export async function assertNoOpenDeposit(db: Db, memberId: number): Promise<void> {
  const orders = db.selectFrom('deposit_orders').select('order_no').where('member_id', '=', memberId).where('status', 'in', openOrders)
  if (await orders.executeTakeFirst()) throw new Refusal('personal.deposit', 400)
}

/**
 * Whether only an operator may change the CPF: from the first credited deposit or destination on, after another account proved it, and while
 * the account is protected, which would free the CPF for another one.
 */
export async function isCpfFrozen(db: Db, memberId: number, now: number): Promise<boolean> {
  const { id_number, cpf_conflict } = await db
    .selectFrom('members')
    .select(['id_number', 'cpf_conflict'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  if (!id_number) return false
  if (cpf_conflict === 'taken' || (await isShut(db, memberId, now))) return true
  const payment = db
    .selectFrom('deposit_payments')
    .select('order_no')
    .where('member_id', '=', memberId)
    .where('credited_at', 'is not', null)
  const card = db.selectFrom('bank_cards').select('id').where('member_id', '=', memberId)
  return Boolean((await payment.executeTakeFirst()) ?? (await card.executeTakeFirst()))
}
