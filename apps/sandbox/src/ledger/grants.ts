import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import { lockWallets } from './wallet.ts'
import { openRequirement, type Weights } from './turnover.ts'
import { transfer, type Party } from './transfer.ts'

export interface Grant {
  merchant: string
  memberId: number
  /** Cents. */
  amount: number
  /** One grant per key, forever: `promotion:<application>`. */
  key: string
  /** What must be bet before it is cash, in multiples of the amount; 0 = cash at once. */
  multiple: number
  /** Percent at which each category counts. */
  weights: Weights
  at: number
  /** Its name in the member's records. Default: a bonus. */
  kind?: 'bonus' | 'reward'
  /** Which pool pays. Default: the merchant's promotions. */
  from?: Party
  /** Pays cash that its turnover binds, as that of a deposit, in place of a bucket of its own. */
  asCash?: boolean
}

/**
 * Pays a bonus or reward out of a pool of the merchant: as cash, or into a bucket of its own that turns into cash when its turnover is
 * done. Once per key. Throws Refusal `server.busy` (503) while the pool has too little.
 */
export async function grantBonus(db: Db, grant: Grant): Promise<void> {
  const { merchant, memberId, amount, key, multiple, weights, at, kind = 'bonus', from = 'promotion', asCash = false } = grant
  await lockWallets(db, [memberId])
  const accountId = multiple > 0 && !asCash ? await openGrant(db, { merchant, memberId, key }) : undefined
  const legs = [
    { party: from, amount: -amount },
    { party: accountId ? { accountId } : { memberId }, amount },
  ]
  const { replayed } = await transfer(db, { merchant, kind, key, reference: key, legs, at })
  if (multiple === 0 || replayed) return
  await openRequirement(db, { merchant, memberId, source: kind, reference: key, accountId, base: amount, multiple, weights, at })
}

/** Ends a grant for good: it expired, or its deposit was clawed back. Its rest, and what still comes for it, is the pool's. */
export async function closeGrant(db: Db, { memberId, key, at }: Pick<Grant, 'memberId' | 'key' | 'at'>): Promise<void> {
  const account = await accountOf(db, memberId, key).executeTakeFirst()
  if (account) await sql`select ledger_end_grant(${account.id}::bigint, 'closed', ${at}::bigint)`.execute(db)
}

/** Whether a bonus was granted with turnover, not as cash. */
export const isGrant = async (db: Db, { memberId, key }: Pick<Grant, 'memberId' | 'key'>): Promise<boolean> =>
  (await accountOf(db, memberId, key).executeTakeFirst()) !== undefined

/** The multiple of an amount: 0 below the merchant's smallest bonus, whose turnover would bind more than it is worth. */
export async function multipleFor(
  db: Db,
  { merchant, amount, multiple }: Pick<Grant, 'merchant' | 'amount' | 'multiple'>,
): Promise<number> {
  const { min_bonus } = await db.selectFrom('merchants').select('min_bonus').where('code', '=', merchant).executeTakeFirstOrThrow()
  return amount < min_bonus ? 0 : multiple
}

async function openGrant(db: Db, { merchant, memberId, key }: Pick<Grant, 'merchant' | 'memberId' | 'key'>): Promise<number> {
  await db
    .insertInto('ledger_accounts')
    .values({ merchant, kind: 'bonus', member_id: memberId, name: key })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await accountOf(db, memberId, key).executeTakeFirstOrThrow()).id
}

const accountOf = (db: Db, memberId: number, key: string) =>
  db.selectFrom('ledger_accounts').select('id').where('member_id', '=', memberId).where('kind', '=', 'bonus').where('name', '=', key)
