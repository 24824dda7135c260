import type { Db } from '../db/openDatabase.ts'
import { Refusal } from '../gateway/Refusal.ts'
import { transfer } from '../ledger/transfer.ts'
import { lockWallets } from '../ledger/wallet.ts'
import { moneyOf } from './factsOf.ts'

/**
 * Pays what a member owes for a deposit that its bank took back, as far as there is cash: one transfer that the member sees, agreed with the
 * member before. Returns what is still owed, in cents. Throws `wallet.insufficient` where there is no cash at all.
 */
export const settleDebt = (db: Db, of: { merchant: string; memberId: number; key: string; at: number }): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const { merchant, memberId, key, at } = of
    await lockWallets(trx, [memberId])
    const { owed, cash } = await moneyOf(trx, memberId)
    const amount = Math.min(owed, cash)
    if (owed === 0) return 0
    if (amount === 0) throw new Refusal('wallet.insufficient', 400)
    const legs = [
      { party: { memberId, bucket: 'cash' as const }, amount: -amount },
      { party: { memberId, bucket: 'receivable' as const }, amount },
    ]
    await transfer(trx, { merchant, kind: 'repayment', key, legs, at })
    return owed - amount
  })
