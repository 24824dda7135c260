import { featureFlags } from '@platform/sdk/account'
import type { Db } from '../db/openDatabase.ts'
import { invalid, notFound } from '../base/Refusal.ts'

/** Switches a feature flag, or a promotion key, of a merchant. */
export async function setFlag(db: Db, { merchant, flag, on }: { merchant: string; flag: string; on: boolean }): Promise<void> {
  const row = await db.selectFrom('merchants').select('whitelabel').where('code', '=', merchant).executeTakeFirst()
  if (!row) throw notFound()
  const { flags, promotions } = row.whitelabel
  if (Object.hasOwn(promotions, flag)) promotions[flag] = { enabled: on }
  else if ((featureFlags as readonly string[]).includes(flag)) flags[flag] = on
  else throw invalid('flag')
  await db
    .updateTable('merchants')
    .set({ whitelabel: JSON.stringify({ flags, promotions }) })
    .where('code', '=', merchant)
    .execute()
}
