import type { FeatureFlag } from '@platform/sdk/account'
import type { Context } from './Context.ts'
import { Refusal } from './Refusal.ts'

/** Whether the platform switched a feature on for this brand. */
export async function featureOn({ db, merchant, services }: Context, flag: FeatureFlag): Promise<boolean> {
  const { whitelabel } = await services.shared.rows(db, `flags|${merchant.brand}`, 1000, (from) =>
    from.selectFrom('merchants').select('whitelabel').where('code', '=', merchant.brand).executeTakeFirstOrThrow(),
  )
  return (whitelabel.flags as Partial<Record<FeatureFlag, boolean>>)[flag] === true
}

/** Throws `access.feature` where it is off. */
export async function requireFeature(context: Context, flag: FeatureFlag): Promise<void> {
  if (!(await featureOn(context, flag))) throw new Refusal('access.feature', 403)
}
