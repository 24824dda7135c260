import { isClosed } from '../account/exports.ts'
import type { Db } from '../db/openDatabase.ts'
import { numbered } from '../gateway/numbered.ts'
import { Refusal } from '../base/Refusal.ts'
import { addEffect } from '../ledger/effects.ts'
import { hold } from '../ledger/transfer.ts'
import { bringHome, lockWallets } from '../ledger/wallet.ts'
import type { Settling } from '../paymentService/exports.ts'
import { storedDestination } from '../security/exports.ts'
import { moneyOf } from './factsOf.ts'
import { payeeNow, payeeOf } from './payeeOf.ts'
import { addEvent, holdKey, move } from './steps.ts'
import { stopOf } from './stopOf.ts'

/** The destination: that of the last withdrawal that arrived, or the member's CPF as PIX key, as the operator agreed with the member. */
type ClosedTo = 'last' | 'cpf'

type Books = Pick<Settling, 'db' | 'vault' | 'now'>

/**
 * Pays out all available cash of a closed account, that of its other wallets too, whose member can no longer withdraw: a bank returned a payout, or a bet was voided.
 * Without a fee, as a new withdrawal that an operator requests and approves. Returns its number. Throws `withdraw.closed` if the account is
 * open or there is no cash; `withdraw.destination` if there is no such destination; `withdraw.blocked` if the member's withdrawals are
 * blocked.
 */
export const payOutClosed = ({ db, vault, now }: Books, memberId: number, to: ClosedTo): Promise<string> =>
  db.transaction().execute(async (trx) => {
    await lockWallets(trx, [memberId])
    const { cash, elsewhere } = await moneyOf(trx, memberId)
    const amount = cash + elsewhere
    if (!(await isClosed(trx, memberId)) || amount === 0) throw new Refusal('withdraw.closed', 400)
    const stop = await stopOf(trx, memberId)
    if (stop) throw new Refusal('withdraw.blocked', 400, { item: stop })
    const books = { db: trx, vault, now }
    const { merchant, bank_card_id, payee } = await (to === 'cpf' ? cpfOf(books, memberId) : lastOf(books, memberId))
    const order_no = numbered('W', now())
    if (elsewhere > 0) await bringHome(trx, { merchant, memberId, key: order_no, at: now(), amount })
    const legs = [
      { party: { memberId, bucket: 'cash' as const }, amount: -amount },
      { party: { cashier: 'withdrawal' }, amount },
    ]
    await hold(trx, { merchant, kind: 'withdrawal', key: holdKey(order_no), reference: order_no, legs, at: now() })
    const times = { created_at: now(), changed_at: now(), paid_at: null }
    const fields = { order_no, order_key: null, merchant, member_id: memberId, bank_card_id, amount, fee: 0, reason: null, ...times }
    await trx
      .insertInto('withdrawals')
      .values({ ...fields, status: 'requested', payee: vault.seal(JSON.stringify(payee)) })
      .execute()
    const step = { actor: 'operator' as const, at: now() }
    await addEvent(trx, order_no, 'requested', step)
    await move(trx, order_no, 'approved', step)
    await addEffect(trx, { kind: 'withdrawPayOut', key: order_no, payload: { actor: 'operator' } }, now())
    return order_no
  })

const noDestination = () => new Refusal('withdraw.destination', 400)

/** Where the money of a closed account goes without an operator: not again to where a bank has returned the newest payout from. */
export async function returnsTo(db: Db, memberId: number): Promise<ClosedTo> {
  const withdrawals = db.selectFrom('withdrawals').select('status').where('member_id', '=', memberId)
  const last = await withdrawals.where('status', 'in', ['paid', 'returned']).orderBy('created_at', 'desc').executeTakeFirst()
  return last?.status === 'paid' ? 'last' : 'cpf'
}

/** The destination that the last payout arrived at. */
async function lastOf({ db, vault }: Books, memberId: number) {
  const withdrawals = db.selectFrom('withdrawals').selectAll().where('member_id', '=', memberId)
  const last = await withdrawals.where('status', '=', 'paid').orderBy('created_at', 'desc').executeTakeFirst()
  if (!last) throw noDestination()
  const { merchant, bank_card_id } = last
  return { merchant, bank_card_id, payee: await payeeOf({ db, vault }, last) }
}

/** A removed destination that only this payment uses, so that the order shows where the money went. */
async function cpfOf({ db, vault, now }: Books, memberId: number) {
  const members = db.selectFrom('members').select(['merchant', 'id_number', 'payee_name']).where('id', '=', memberId)
  const { merchant, id_number: number, payee_name: holder } = await members.executeTakeFirstOrThrow()
  if (!number || !holder) throw noDestination()
  const key = storedDestination(vault, { type: 'PIX', pix_key_type: 'CPF', bank_code: '', branch: '', number })
  const times = { created_at: now(), removed_at: now() }
  const card = { ...key, merchant, member_id: memberId, order_key: null, holder, is_default: false, ...times }
  const { id } = await db.insertInto('bank_cards').values(card).returning('id').executeTakeFirstOrThrow()
  return { merchant, bank_card_id: id, payee: await payeeNow({ db, vault }, id) }
}

/** Closed accounts with cash, the oldest first, and their number. */
export async function closedWithCash(db: Db, most: number) {
  const rows = await db
    .selectFrom('members as m')
    .innerJoin('ledger_accounts as a', 'a.member_id', 'm.id')
    .select(['m.merchant', 'm.account as userName', 'm.payee_name as name', 'm.closed_at as closedAt', 'a.balance as amount'])
    .select((eb) => eb.fn.countAll<number>().over().as('count'))
    .where('m.closed_at', 'is not', null)
    .where('a.kind', '=', 'cash')
    .where('a.balance', '>', 0)
    .orderBy('m.closed_at')
    .limit(most)
    .execute()
  return { count: Number(rows[0]?.count ?? 0), rows: rows.map(({ count: _all, ...row }) => row) }
}
