import type { FeatureFlag } from '@platform/sdk/account'

/** Features that depend on a promotion of this key, not on a flag of the whitelabel. */
export const promotionKeys = ['REFERRAL', 'MISSION'] as const

/** A feature that a merchant may switch on: a flag of the gateway's whitelabel, or a promotion key. */
export type Feature = FeatureFlag | (typeof promotionKeys)[number]
