import { isLicensed, marketOf, needsIdentity, numberOf, type MarketProfile } from '@platform/sdk/markets'
import type { Db } from '../db/openDatabase.ts'
import type { SandboxMerchant } from '../gateway/merchants.ts'

/**
 * What a market decides for every withdrawal: no cancellation, so that requested money is not bet again, and an accepted identity where play
 * already requires one. The identity before a withdrawal alone is the operator's setting.
 */
export const lawOf = (market: MarketProfile) => ({
  ...(numberOf(market, 'cancelWithdrawal') === false && { cancellable: false }),
  ...(needsIdentity(market) && { identity: true }),
})

/** A merchant's rules of withdrawals. Existing rules stay: an operator may have changed them. */
export async function openWithdrawals(db: Db, { code, market }: SandboxMerchant): Promise<void> {
  const profile = marketOf(market)
  // A licensed operator starts without fees.
  const fee = isLicensed(profile) ? {} : { free_count: 3, fee_rate: 100, fee_fixed: 0, fee_cap: 2000 }
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
      ...lawOf(profile),
      ...fee,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
