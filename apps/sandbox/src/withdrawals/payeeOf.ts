import type { Db } from '../db/openDatabase.ts'
import type { Vault } from '../gateway/vault.ts'
import type { PayoutOrder } from '../paymentService/exports.ts'
import type { WithdrawalRow } from './steps.ts'

/** The payee of a withdrawal, and the destination. */
type Payee = Pick<PayoutOrder, 'to' | 'destination'>

interface Books {
  db: Db
  vault: Vault
}

/** The payee of a destination, from its current data and those of its member. */
export async function payeeNow({ db, vault }: Books, bankCardId: number): Promise<Payee> {
  const { sealed, ...card } = await db
    .selectFrom('bank_cards as c')
    .innerJoin('members as m', 'm.id', 'c.member_id')
    .select(['c.type', 'c.pix_key_type', 'c.bank_code', 'c.branch', 'c.sealed', 'c.holder', 'm.id_number'])
    .where('c.id', '=', bankCardId)
    .executeTakeFirstOrThrow()
  const number = vault.open(sealed)
  return {
    to: { taxNumber: card.id_number, name: card.holder },
    destination:
      card.type === 'PIX'
        ? { type: 'PIX', keyType: card.pix_key_type, key: number }
        : { type: 'BANK', bankCode: card.bank_code, branch: card.branch, account: number },
  }
}

/** The payee that was stored with the request: later changes do not affect where the money goes. */
export const payeeOf = async (books: Books, { payee, bank_card_id }: WithdrawalRow): Promise<Payee> =>
  payee ? (JSON.parse(books.vault.open(payee)) as Payee) : payeeNow(books, bank_card_id)
