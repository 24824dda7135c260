import type { Db } from '../db/openDatabase.ts'
import { transfer } from '../ledger/transfer.ts'

/** Moves a reward from the merchant's promotion account to the member's wallet, once per application. `amount` in cents. */
export async function payBonus(
  db: Db,
  bonus: { merchant: string; memberId: number; applicationId: number; amount: number; at: number },
): Promise<void> {
  const { merchant, memberId, applicationId, amount, at } = bonus
  const key = `promotion:${applicationId}`
  await transfer(db, { merchant, kind: 'bonus', key, reference: key, from: 'promotion', to: { memberId }, amount, at })
}
