import { isClosed } from '../account/isClosed.ts'
import type { Db } from '../db/openDatabase.ts'
import { notFound, Refusal } from '../gateway/Refusal.ts'
import { numbered } from '../gateway/numbered.ts'
import type { Vault } from '../gateway/vault.ts'
import { addEffect } from '../ledger/effects.ts'
import { hold } from '../ledger/transfer.ts'
import type { Settling } from '../payments/Settling.ts'
import { storedDestination } from '../security/storedDestination.ts'
import { moneyOf } from './factsOf.ts'
import { payeeOf } from './payeeOf.ts'
import { addEvent, holdKey, holdWithdrawal, move } from './steps.ts'
import { stopOf } from './stopOf.ts'

/** The destination: the same one, or the member's CPF as PIX key, as the operator agreed with the member. */
export type AgainTo = 'same' | 'cpf'

/**
 * Pays out again what a bank returned to a closed account, whose member can no longer withdraw: all available cash, without a fee, as
 * a new withdrawal that an operator requests and approves. Returns its number. Throws `withdraw.closed` if the withdrawal was not returned,
 * the account is open, or there is no cash; `withdraw.blocked` if the member's withdrawals are blocked.
 */
export const payOutAgain = ({ db, vault, now }: Omit<Settling, 'service'>, orderNo: string, to: AgainTo): Promise<string> =>
  db.transaction().execute(async (trx) => {
    const row = await holdWithdrawal(trx, orderNo)
    if (!row) throw notFound()
    const { merchant, member_id } = row
    const { cash } = await moneyOf(trx, member_id)
    if (row.status !== 'returned' || !(await isClosed(trx, member_id)) || cash === 0) throw new Refusal('withdraw.closed', 400)
    const stop = await stopOf(trx, member_id)
    if (stop) throw new Refusal('withdraw.blocked', 400, { item: stop })
    const before = await payeeOf({ db: trx, vault }, row)
    const payeeFields = { ...row, holder: before.to.name, number: before.to.taxNumber, at: now() }
    const bank_card_id = to === 'cpf' ? await addCpfKey(trx, vault, payeeFields) : row.bank_card_id
    const cpfKey = { type: 'PIX' as const, keyType: 'CPF', key: before.to.taxNumber }
    const payee = to === 'cpf' ? { ...before, destination: cpfKey } : before
    const order_no = numbered('W', now())
    const legs = [
      { party: { memberId: member_id, bucket: 'cash' as const }, amount: -cash },
      { party: { cashier: 'withdrawal' }, amount: cash },
    ]
    await hold(trx, { merchant, kind: 'withdrawal', key: holdKey(order_no), reference: order_no, legs, at: now() })
    const times = { created_at: now(), changed_at: now(), paid_at: null }
    const fields = { order_no, order_key: null, merchant, member_id, bank_card_id, amount: cash, fee: 0, reason: null, ...times }
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

/** A removed destination that only this payment uses, so that the order shows where the money went. */
async function addCpfKey(
  db: Db,
  vault: Vault,
  { merchant, member_id, holder, number, at }: { merchant: string; member_id: number; holder: string; number: string; at: number },
): Promise<number> {
  const key = storedDestination(vault, { type: 'PIX', pix_key_type: 'CPF', bank_code: '', branch: '', number })
  const card = { ...key, merchant, member_id, order_key: null, holder, is_default: false, created_at: at, removed_at: at }
  return (await db.insertInto('bank_cards').values(card).returning('id').executeTakeFirstOrThrow()).id
}
