import { needsIdentity } from '@platform/sdk/markets'
import { sql } from 'kysely'
import { isClosed } from '../account/exports.ts'
import type { Db } from '../db/openDatabase.ts'
import { waitsForPrizes } from '../gateway/assertMayPlay.ts'
import { contextFor } from '../gateway/contextFor.ts'
import type { Merchant } from '../gateway/merchants.ts'
import type { Services } from '../gateway/Services.ts'
import { numbered } from '../gateway/numbered.ts'
import { lockWallets } from '../ledger/wallet.ts'
import { openRebate } from './openRebate.ts'
import { freshFrom, lastSettlement } from './rebateRules.ts'
import { writeClaim } from './writeClaim.ts'

/**
 * Pays rebates that members had not claimed by the last settlement, and records expired ones, at every merchant with rebates.
 * Returns how many members were paid. Several processes may run it in parallel: a bet earns rebate once. A closed account is not paid,
 * because it could not withdraw the money; one whose identity is not accepted yet waits, and none of its bets expires meanwhile. If it fails for a member, all others are still paid, and the settlement is retried.
 */
export async function settleRebates(services: Services): Promise<number> {
  const { db } = services.database
  const now = services.now()
  const due = lastSettlement(now)
  const { rows: brands } = await sql<{ merchant: string; settled_at: number; expiry_days: number }>`
    select s.merchant, s.settled_at, s.expiry_days from rebate_settings s join merchants m on m.code = s.merchant
    where s.settled_at < ${due}::bigint and (m.whitelabel->'flags'->>'MANPLAYREB3')::boolean`.execute(db)
  let paidCount = 0
  for (const { merchant: code, ...rules } of brands) {
    const merchant = services.merchants.find(code)
    // A brand that was removed: its rows stay.
    if (!merchant) continue
    const { rows: members } = await sql<{ id: number }>`
      select distinct r.member_id as id from bet_results r join members m on m.id = r.member_id join rebate_settings s on s.merchant = m.merchant
      where m.merchant = ${code} and m.type not in (4, 40) and m.closed_at is null and r.at >= s.since and r.at < ${due}::bigint and r.valid_stake <> 0
        and not exists (select 1 from rebate_bets b where b.result_id = r.id)`.execute(db)
    let allSucceeded = true
    for (const { id } of members) {
      const isPaid = await settleMember(services, { id, merchant, due, now, rules }).catch((error: unknown) => {
        allSucceeded = false
        console.error('rebates:', { merchant: code, member: id }, error)
        return false
      })
      if (isPaid) paidCount++
    }
    if (!allSucceeded) continue
    await db.updateTable('rebate_settings').set({ settled_at: due }).where('merchant', '=', code).where('settled_at', '<', due).execute()
  }
  return paidCount
}

/** When a member's identity was accepted; 0 without one. */
async function acceptedAt(db: Db, memberId: number): Promise<number> {
  const accepted = db.selectFrom('kyc_requests').where('member_id', '=', memberId).where('status', '=', 'accepted')
  return (await accepted.select(({ fn }) => fn.max('decided_at').as('at')).executeTakeFirst())?.at ?? 0
}

interface Of {
  id: number
  merchant: Merchant
  due: number
  now: number
  rules: { expiry_days: number; settled_at: number }
}

/** One member in one transaction: one claim for the paid products, one for the expired ones. */
const settleMember = (services: Services, { id: member_id, merchant, due, now, rules }: Of): Promise<boolean> =>
  services.database.db.transaction().execute(async (trx) => {
    await lockWallets(trx, [member_id])
    // Closed since the members were listed.
    if (await isClosed(trx, member_id)) return false
    const context = { ...contextFor(services, merchant, member_id), db: trx }
    if (await waitsForPrizes(context, member_id)) return false
    const hasWaited = needsIdentity(merchant.market) && (await acceptedAt(trx, member_id)) > rules.settled_at
    const span = { until: due, fresh: hasWaited ? 0 : freshFrom(due, rules) }
    const claim = { order_key: null, merchant: merchant.code, member_id, source: 'settlement' as const, at: now }
    const products = await openRebate(context, span)
    if (products.length > 0) await writeClaim(trx, { ...claim, claim_no: numbered('B', now), status: 'paid', products })
    const lapsedProducts = (await openRebate(context, { ...span, expired: true })).filter(({ back }) => back === 0)
    if (lapsedProducts.length > 0)
      await writeClaim(trx, { ...claim, claim_no: numbered('B', now), status: 'expired', products: lapsedProducts })
    return products.length > 0
  })
