import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import type { Tables } from '../db/Tables.ts'
import { transfer } from '../ledger/transfer.ts'
import type { OpenRebate } from './openRebate.ts'

interface Claim extends Pick<Tables['rebate_claims'], 'claim_no' | 'order_key' | 'merchant' | 'member_id' | 'status' | 'source'> {
  products: readonly OpenRebate[]
  at: number
}

/** Stores a claim with its products and their bets, and pays it unless it has expired. Under the lock of the wallet, in one transaction. Returns the amount, cents. */
export async function writeClaim(db: Db, { products, at, ...claim }: Claim): Promise<number> {
  const amount = products.reduce((sum, product) => sum + product.amount, 0)
  await db
    .insertInto('rebate_claims')
    .values({ ...claim, amount, created_at: at })
    .execute()
  for (const { results, game_type, bets, valid_stake, rate, back, amount: own } of products) {
    const { id } = await db
      .insertInto('rebate_rows')
      .values({
        claim_no: claim.claim_no,
        member_id: claim.member_id,
        game_type,
        bets,
        valid_stake,
        rate,
        back,
        amount: own,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`insert into rebate_bets (result_id, row_id) select unnest(${results}::bigint[]), ${id}::bigint`.execute(db)
  }
  if (claim.status === 'expired') return amount
  const legs = [
    { party: 'house' as const, amount: -amount },
    { party: { memberId: claim.member_id, bucket: 'cash' as const }, amount },
  ]
  const { claim_no, merchant } = claim
  await transfer(db, { merchant, kind: 'rebate', key: `rebate:${claim_no}`, reference: `rebate:${claim_no}`, legs, at })
  return amount
}
