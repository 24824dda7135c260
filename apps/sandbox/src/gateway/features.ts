import type { CallFeature } from '@platform/sdk/account'
import type { Context } from './Context.ts'
import { Refusal } from '../base/Refusal.ts'

/** Whether the platform switched a feature on for this brand. */
export async function featureOn({ db, merchant, services }: Context, flag: CallFeature): Promise<boolean> {
  const { whitelabel } = await services.shared.rows(db, `flags|${merchant.brand}`, 1000, (from) =>
    from.selectFrom('merchants').select('whitelabel').where('code', '=', merchant.brand).executeTakeFirstOrThrow(),
  )
  const { flags, promotions } = whitelabel
  return flags[flag] === true || promotions[flag]?.enabled === true
}

/** Throws `access.feature` if it is off. */
export async function requireFeature(context: Context, flag: CallFeature): Promise<void> {
  if (!(await featureOn(context, flag))) throw new Refusal('access.feature', 403)
}
