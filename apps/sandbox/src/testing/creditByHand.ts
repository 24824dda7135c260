import type { Db } from '../db/openDatabase.ts'
import { transfer } from '../ledger/transfer.ts'

/** An operator credits a cent manually: a type of movement that other members do not have. */
export async function creditByHand(db: Db, { id, merchant }: { id: number; merchant: string }): Promise<void> {
  const legs = [
    { party: 'cashier' as const, amount: -1 },
    { party: { memberId: id }, amount: 1 },
  ]
  await transfer(db, { merchant, kind: 'adjustment', key: `by-hand-${id}`, legs, at: 1 })
}
