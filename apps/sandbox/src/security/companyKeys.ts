import type { Context } from '../gateway/Context.ts'
import { forbidsOthers } from './destinations.ts'
import { requestsOf } from './kyc.ts'

/** Whether the member may use the key of a company: the law and the merchant allow it, and the identity is accepted. */
export async function mayUseCompanyKeys(context: Context): Promise<boolean> {
  const { db, merchant } = context
  if (forbidsOthers(merchant)) return false
  const settings = db.selectFrom('withdraw_settings').select('company_keys').where('merchant', '=', merchant.brand)
  if (!(await settings.executeTakeFirst())?.company_keys) return false
  return (await requestsOf(context))[0]?.status === 'accepted'
}
