import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import { isProtected, protectionOf } from '../gateway/protectionState.ts'
import type { Services } from '../gateway/Services.ts'
import { lockWallets } from '../ledger/wallet.ts'
import { mayPay } from './contractRules.ts'
import { lockOwed, payOwed } from './payOwed.ts'

interface Leaver {
  id: number
  brand: string
}

/**
 * Pays what excluded, closing and impeded members owe that was settled only after they had left: a period that had failed, or a contract that was set
 * aside. Several processes may run it in parallel; one that fails is tried again with the next round. Returns how many were tried with success.
 */
export async function payLeavers({ database: { db }, merchants, now }: Services): Promise<number> {
  let count = 0
  for (const { id, merchant } of await leavers(db, now())) {
    const found = merchants.find(merchant)
    if (!found || !mayPay(found)) continue
    await db
      .transaction()
      .execute((trx) => payOne(trx, { id, brand: found.brand }, now()))
      .then(() => count++)
      .catch((error: unknown) => console.error(`what ${id} owes:`, error))
  }
  return count
}

async function payOne(trx: Db, { id, brand }: Leaver, at: number): Promise<void> {
  const payees = await lockOwed(trx, id)
  await lockWallets(trx, [...new Set([id, ...payees])])
  const state = await protectionOf(trx, id, at)
  if (state === 'excluded' || state === 'closing' || state === 'impeded') await payOwed(trx, id, { brand, at })
}

async function leavers(db: Db, at: number): Promise<{ id: number; merchant: string }[]> {
  const { rows } = await sql<{ id: number; merchant: string }>`
    select distinct o.id, o.merchant from contract_settlements s join members o on o.id = s.offerer_id join members m on m.id = s.member_id
    where s.state = 'open' and s.payer = 'upline' and m.closed_at is null and o.protection in ('excluded', 'closing', 'impeded')
      and ${isProtected('o', at)} order by o.id`.execute(db)
  return rows
}
