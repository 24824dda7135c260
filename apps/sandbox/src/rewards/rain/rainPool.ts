import type { Db } from '../../db/openDatabase.ts'
import { transfer } from '../../ledger/transfer.ts'

interface Pool {
  id: string
  merchant: string
  /** Cents. */
  pool: number
}

/**
 * Moves a rain's pool out of the merchant's promotions into a separate account, once, so that nothing else can spend it. Throws Refusal `server.busy`
 * (503) while the promotions have too little.
 */
export const reservePool = (db: Db, { id, merchant, pool }: Pool, at: number) =>
  move(db, { merchant, key: `rain:${id}`, from: 'promotion', to: { rain: id }, amount: pool, at })

/** Returns the amount that no ticket won to the promotions. */
export async function returnRest(db: Db, { id, merchant }: Pool, rest: number, at: number): Promise<void> {
  if (rest > 0) await move(db, { merchant, key: `rain:${id}:rest`, from: { rain: id }, to: 'promotion', amount: rest, at })
}

type Side = 'promotion' | { rain: string }

function move(db: Db, { from, to, amount, ...order }: { merchant: string; key: string; from: Side; to: Side; amount: number; at: number }) {
  const legs = [
    { party: from, amount: -amount },
    { party: to, amount },
  ]
  return transfer(db, { ...order, kind: 'budget', reference: order.key, legs })
}
