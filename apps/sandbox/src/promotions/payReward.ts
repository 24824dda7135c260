import type { Db } from '../db/openDatabase.ts'
import type { RewardSource } from '../db/RewardTables.ts'
import { grantBonus, multipleFor } from '../ledger/grants.ts'
import type { Party } from '../ledger/transfer.ts'
import type { Weights } from '../ledger/turnover.ts'

/** A reward that is paid once per member, code and period. Amounts in cents. */
export interface Reward {
  source: RewardSource
  /** The kind of reward: `vip:weekly`. */
  code: string
  /** The turn: `W2026-11-16`, `2026-11`; '' for a one-time reward. */
  period: string
  title_pt: string
  title_en: string
  amount: number
  /** What must be bet before it is cash, in multiples of the amount; 0, or less than the merchant's smallest bonus: cash at once. */
  multiple: number
  weights: Weights
}

/**
 * Pays a reward out of the merchant's promotions, or the pool named by `from`, once per member, code and period, also with parallel
 * requests. False if it was paid before. In the caller's transaction. Throws Refusal `server.busy` (503) while the pool has too little.
 */
export async function payReward(
  db: Db,
  {
    merchant,
    memberId,
    at,
    ledgerKey,
    from,
    asCash,
    ...reward
  }: Reward & { merchant: string; memberId: number; at: number; ledgerKey?: string; from?: Party; asCash?: boolean },
): Promise<boolean> {
  const { amount, weights, ...words } = reward
  const multiple = await multipleFor(db, { merchant, amount, multiple: reward.multiple })
  const key = ledgerKey ?? `reward:${memberId}:${reward.code}:${reward.period}`
  const row = { merchant, member_id: memberId, ...words, amount, multiple, weights: JSON.stringify(weights), ledger_key: key, paid_at: at }
  const newReward = await db
    .insertInto('rewards')
    .values(row)
    // No target: with a parallel process the conflict may be in the unique index of `ledger_key`.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!newReward) return wasPaid(db, { memberId, ...reward })
  await grantBonus(db, { merchant, memberId, amount, key, multiple, weights, at, from, asCash, kind: ledgerKey ? 'bonus' : 'reward' })
  return true
}

/** Returns false: it was paid before. Throws if its ledger key has paid a different reward. */
async function wasPaid(db: Db, { memberId, code, period }: { memberId: number; code: string; period: string }): Promise<false> {
  const rewardKey = { member_id: memberId, code, period }
  const paidReward = await db
    .selectFrom('rewards')
    .select('id')
    .where((is) => is.and(rewardKey))
    .executeTakeFirst()
  if (!paidReward) throw new Error(`The ledger key of ${code} ${period} has paid another reward`)
  return false
}
