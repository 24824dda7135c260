import { minor } from '@platform/sdk'
import { GameType } from '@platform/sdk/games'
import { expectedCost } from '@platform/sdk/wallet'
import type { Db } from '../db/openDatabase.ts'
import type { Context } from '../gateway/Context.ts'
import { openRequirement } from '../ledger/turnover.ts'
import { returnsOf } from '../records/exports.ts'

/** Bets of every category count in full. */
const WEIGHT = 100
const weights = Object.fromEntries(GameType.options.map((type) => [type, WEIGHT]))
const referenceOf = (endToEndId: string) => `credit:${endToEndId}`

/** Requires the turnover that was shown when the order was made, in the transaction of the credit. */
export async function openDepositTurnover(
  db: Db,
  { merchant, member_id: memberId, turnover: multiple }: { merchant: string; member_id: number; turnover: number },
  { endToEndId, amount, at }: { endToEndId: string; amount: number; at: number },
): Promise<void> {
  if (multiple === 0) return
  await openRequirement(db, {
    merchant,
    memberId,
    source: 'deposit',
    reference: referenceOf(endToEndId),
    base: amount,
    multiple,
    weights,
    at,
  })
}

/** Ends what binds a member's cash: the turnover of a payment that the bank took back, or all at the end of the account. Under the lock of the wallet. */
export async function endTurnover(db: Db, memberId: number, at: number, endToEndId?: string): Promise<void> {
  await db
    .updateTable('turnover_requirements')
    .set({ state: 'closed', ended_at: at })
    .where('member_id', '=', memberId)
    .where('account_id', 'is', null)
    .where('state', '=', 'open')
    .$if(endToEndId !== undefined, (query) => query.where('reference', '=', referenceOf(endToEndId!)))
    .execute()
}

/** The best average return of the merchant's categories, in hundredths of a percent: what the turnover costs at least. */
export const bestReturn = async (context: Context): Promise<number> => Math.max(0, ...(await returnsOf(context)).values())

/** What an order requires to be bet before its money is withdrawn, and its average cost; undefined if nothing. */
export async function turnoverOfOrder(context: Context, { turnover, amount }: { turnover: number; amount: number }) {
  if (turnover === 0) return undefined
  const required = minor(amount * turnover)
  return { required, expectedCost: expectedCost({ left: required, returnToPlayer: await bestReturn(context), weight: WEIGHT }) }
}
