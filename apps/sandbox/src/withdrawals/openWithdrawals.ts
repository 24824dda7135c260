import { marketOf } from '@platform/sdk/markets'
import type { Db } from '../db/openDatabase.ts'
import type { SandboxMerchant } from '../gateway/merchants.ts'

/** A merchant's rules of withdrawals. Those that are there stay: an operator may have changed them. */
export async function openWithdrawals(db: Db, { code, market }: SandboxMerchant): Promise<void> {
  const regulated = marketOf(market).rules.length > 0
  // The law of a regulated market takes nothing of a withdrawal, and wants to know whose it is.
  const fee = regulated ? {} : { free_count: 3, fee_rate: 100, fee_fixed: 0, fee_cap: 2000 }
  await db
    .insertInto('withdraw_settings')
    .values({
      merchant: code,
      min: 2000,
      max: 5_000_000,
      day_count: 10,
      day_amount: 10_000_000,
      auto_below: 0,
      cancellable: !regulated,
      identity: regulated,
      ...fee,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
