import type { Db } from '../db/openDatabase.ts'
import type { GameTypeCode } from '../db/Tables.ts'

/** Percent, 1 to 100, at which a settled bet of a category counts; categories that are absent do not. */
export type Weights = Partial<Record<GameTypeCode, number>>

export interface NewRequirement {
  merchant: string
  memberId: number
  source: 'deposit' | 'bonus' | 'reward' | 'rebate'
  /** One requirement of a member per reference. */
  reference: string
  /** The grant that becomes cash when it is met. */
  accountId?: number
  /** Cents. */
  base: number
  multiple: number
  weights: Weights
  at: number
}

/** What must be bet before money may leave. Bets that settle from now on are allotted to it by the database (`schema/turnover.sql`). */
export async function openRequirement(db: Db, requirement: NewRequirement): Promise<void> {
  const { merchant, memberId, source, reference, accountId, base, multiple, weights, at } = requirement
  await db
    .insertInto('turnover_requirements')
    .values({
      merchant,
      member_id: memberId,
      source,
      reference,
      account_id: accountId ?? null,
      base,
      required: Math.ceil(base * multiple),
      weights: JSON.stringify(weights),
      opened_at: at,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
