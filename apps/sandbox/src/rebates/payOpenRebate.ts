import { waitsForPrizes } from '../gateway/assertMayPlay.ts'
import { mayCall } from '../gateway/authorise.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { featureOn } from '../gateway/features.ts'
import { numbered } from '../gateway/numbered.ts'
import { openRebate } from './openRebate.ts'
import { freshFrom, rebateRules } from './rebateRules.ts'
import { writeClaim } from './writeClaim.ts'

/** Pays what the member has earned until now, without waiting for the next settlement; nothing to one who is paid no prize yet. Under the lock of the wallet. */
export async function payOpenRebate(context: Context): Promise<void> {
  const { db, merchant, now } = context
  const { id: member_id, type } = memberOf(context)
  if (!mayCall('money', type) || !(await featureOn(context, 'MANPLAYREB3'))) return
  if (await waitsForPrizes(context, member_id)) return
  const at = now()
  const products = await openRebate(context, { until: at + 1, fresh: freshFrom(at, await rebateRules(db, merchant)) })
  const claim = { claim_no: numbered('B', at), order_key: null, merchant: merchant.code, member_id, status: 'paid' as const }
  if (products.length > 0) await writeClaim(db, { ...claim, source: 'settlement', products, at })
}
