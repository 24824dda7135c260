import type { Db } from '../db/openDatabase.ts'
import { returnsTo } from '../withdrawals/exports.ts'

/** Where the rest of a closed account goes: the destination that the last payout arrived at, else the CPF as a Pix key. */
export async function returnAccount(db: Db, memberId: number): Promise<[pt: string, en: string]> {
  if ((await returnsTo(db, memberId)) === 'cpf') return ['o Pix do seu CPF', 'the Pix key of your CPF']
  const last = await db
    .selectFrom('withdrawals as w')
    .innerJoin('bank_cards as c', 'c.id', 'w.bank_card_id')
    .select(['c.type', 'c.masked'])
    .where('w.member_id', '=', memberId)
    .where('w.status', '=', 'paid')
    .orderBy('w.created_at', 'desc')
    .executeTakeFirstOrThrow()
  return last.type === 'PIX' ? [`o Pix ${last.masked}`, `the Pix key ${last.masked}`] : [`a conta ${last.masked}`, `account ${last.masked}`]
}
