import { minor, type InputOf, type OutputOf } from '@platform/sdk'
import type { payDebt as call } from '@platform/sdk/withdraw'
import type { Db } from '../db/openDatabase.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { Refusal } from '../base/Refusal.ts'
import { transfer } from '../ledger/transfer.ts'
import { bringHome, lockWallets } from '../ledger/wallet.ts'
import { moneyOf } from './factsOf.ts'
import { freePayouts } from './stopOf.ts'

/** Pays a member's debt from cash: the confirmed amount, and not more than is owed. In the transaction of its call. */
export async function payDebt(context: Context, { amount }: InputOf<typeof call>): Promise<OutputOf<typeof call>> {
  const { db, now, orderKey } = context
  const { id: memberId, merchant } = memberOf(context)
  await lockWallets(db, [memberId])
  const { owed } = await moneyOf(db, memberId)
  if (amount <= 0 || amount > owed) throw new Refusal('withdraw.debt', 400, { owed: owed / 100 })
  const { replayed } = await repay(db, { merchant, memberId, key: `repayment:${orderKey}`, at: now(), amount })
  // This key paid long ago, and its answer was swept since.
  if (replayed) return { owed: minor(owed) }
  if (amount === owed) await freePayouts(db, memberId, now())
  return { owed: minor(owed - amount) }
}

interface Member {
  merchant: string
  memberId: number
  key: string
  at: number
}

/** An operator collects a debt, up to the available cash, as agreed with the member. Returns the remaining debt, in cents. */
export const settleDebt = (db: Db, of: Member): Promise<number> =>
  db.transaction().execute(async (trx) => {
    await lockWallets(trx, [of.memberId])
    const { owed, cash, elsewhere } = await moneyOf(trx, of.memberId)
    const amount = Math.min(owed, cash + elsewhere)
    if (owed === 0) return 0
    if (amount === 0) throw new Refusal('wallet.insufficient', 400)
    await repay(trx, { ...of, amount })
    if (amount === owed) await freePayouts(trx, of.memberId, of.at)
    return owed - amount
  })

/** One transfer that the member sees, from the cash of all wallets; the ledger refuses more than there is. */
const repay = async (db: Db, { merchant, memberId, key, at, amount }: Member & { amount: number }) => {
  await bringHome(db, { merchant, memberId, key, at, amount })
  const legs = [
    { party: { memberId, bucket: 'cash' as const }, amount: -amount },
    { party: { memberId, bucket: 'receivable' as const }, amount },
  ]
  return transfer(db, { merchant, kind: 'repayment', key, legs, at })
}
