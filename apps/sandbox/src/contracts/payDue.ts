import type { Db } from '../db/openDatabase.ts'
import { contextFor } from '../gateway/contextFor.ts'
import type { Context } from '../gateway/Context.ts'
import { protectionOf } from '../gateway/protectionState.ts'
import type { Services } from '../gateway/Services.ts'
import { addEffect, type EffectHandler } from '../ledger/effects.ts'
import { lockWallets } from '../ledger/wallet.ts'
import { assertReady, paymentReadiness, transferFacts } from '../transfers/exports.ts'
import { mayPay } from './contractRules.ts'
import { openDebts } from './payOwed.ts'
import { payRows, settlements } from './paySettlements.ts'

/** The gateway pays what a member owes, once, as a pause of the account ends. In the transaction that ends it. */
export async function payAfterPause(db: Db, memberId: number, at: number): Promise<void> {
  const debt = await openDebts(db, memberId).select('s.id').executeTakeFirst()
  if (debt) await addEffect(db, { kind: 'contractsDue', key: `${memberId}:${at}`, payload: { memberId } }, at)
}

/**
 * Pays what is due from contracts as far as the free cash goes, the oldest first; the rest waits for a payment by hand, as before the pause.
 * What blocks such a payment by hand, as a freeze or a hold, delays this one: it throws, and is tried again later.
 */
export const payDue =
  (services: Services): EffectHandler =>
  async ({ payload }) => {
    const { db } = services.database
    const memberId = Number(payload.memberId)
    const { merchant: code } = await db.selectFrom('members').select('merchant').where('id', '=', memberId).executeTakeFirstOrThrow()
    const merchant = services.merchants.find(code)
    if (!merchant || !mayPay(merchant)) return
    await db.transaction().execute((trx) => payFree({ ...contextFor(services, merchant, memberId), db: trx }, memberId))
  }

async function payFree(context: Context, memberId: number): Promise<void> {
  const { db, now } = context
  const debts = await openDebts(db, memberId).select(['s.id', 's.member_id', 's.settled_at']).orderBy('s.id').forUpdate('s').execute()
  if (debts.length === 0) return
  await lockWallets(db, [...new Set([memberId, ...debts.map(({ member_id }) => member_id)])])
  // Paused again: its end pays. Left: it is paid as what a leaving member owes.
  if ((await protectionOf(db, memberId, now())) !== 'open') return
  const facts = await transferFacts(context)
  // The member has nothing to enter or to answer here.
  const readiness = paymentReadiness(facts.readiness).filter(({ item }) => item !== 'paymentPassword' && item !== 'contract')
  assertReady({ readiness })
  const rows = await settlements(context, debts.map(({ id }) => id)) // prettier-ignore
  const covered: typeof rows = []
  let left = facts.payable
  for (const row of rows.toSorted((one, other) => one.settled_at - other.settled_at || one.id - other.id)) {
    if (row.due > left) continue
    left -= row.due
    covered.push(row)
  }
  await payRows(context, covered, facts)
}
