import { forbiddenBy } from '@platform/sdk/markets'
import type { Context } from '../gateway/Context.ts'
import type { Merchant } from '../gateway/merchants.ts'
import { requestsOf } from './kyc.ts'

/** Whether the law of the market forbids payments to third parties. */
export const forbidsOthers = ({ market }: Pick<Merchant, 'market'>) => forbiddenBy(market, { means: 'thirdParty' }) !== undefined

/** Whether the member may use the key of a company: the law and the merchant allow it, and the identity is accepted. */
export async function mayUseCompanyKeys(context: Context): Promise<boolean> {
  const { db, merchant } = context
  if (forbidsOthers(merchant)) return false
  const settings = db.selectFrom('withdraw_settings').select('company_keys').where('merchant', '=', merchant.brand)
  if (!(await settings.executeTakeFirst())?.company_keys) return false
  return (await requestsOf(context))[0]?.status === 'accepted'
}
