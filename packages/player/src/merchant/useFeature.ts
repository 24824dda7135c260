import { useQuery } from '@tanstack/react-query'
import type { Whitelabel } from '@platform/sdk/account'
import { whitelabelQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import type { MerchantConfig } from './defineMerchant.ts'
import type { Feature } from './Feature.ts'
import { useMerchant } from './MerchantProvider.tsx'

/** Whether the gateway agrees to a feature. */
export const isFlagOn = (feature: Feature, { flags, promotions }: Whitelabel): boolean =>
  feature === 'REFERRAL' || feature === 'MISSION' ? promotions[feature].enabled : flags[feature] === true

/** On only if the merchant lists the feature and the gateway's whitelabel agrees. */
export const isFeatureOn = (feature: Feature, merchant: Pick<MerchantConfig, 'features'>, whitelabel: Whitelabel | undefined): boolean =>
  merchant.features.includes(feature) && whitelabel !== undefined && isFlagOn(feature, whitelabel)

/** Whether a feature is on. Until the whitelabel is loaded the last good one is used; without one it is off. */
export function useFeature(feature: Feature): boolean {
  const { merchant } = useMerchant()
  const { data } = useQuery(whitelabelQuery(useClient()))
  return isFeatureOn(feature, merchant, data)
}
