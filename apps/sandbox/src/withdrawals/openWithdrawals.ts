import { marketOf, type MarketProfile } from '@platform/sdk/markets'
import type { Db } from '../db/openDatabase.ts'
import type { SandboxMerchant } from '../gateway/merchants.ts'

/** Rules of a regulated market for every withdrawal: a verified identity, and no cancellation, so that requested money is not bet again. */
export const lawOf = ({ rules }: Pick<MarketProfile, 'rules'>) => (rules.length > 0 ? { cancellable: false, identity: true } : undefined)

/** A merchant's rules of withdrawals. Existing rules stay: an operator may have changed them. */
export async function openWithdrawals(db: Db, { code, market }: SandboxMerchant): Promise<void> {
  const law = lawOf(marketOf(market))
  // A regulated market starts without fees.
  const fee = law ? {} : { free_count: 3, fee_rate: 100, fee_fixed: 0, fee_cap: 2000 }
  await db
    .insertInto('withdraw_settings')
    .values({
      merchant: code,
      min: 2000,
      max: 5_000_000,
      day_count: 10,
      day_amount: 10_000_000,
      auto_below: 0,
      cancellable: true,
      identity: false,
      ...law,
      ...fee,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
