import type { FeatureFlag } from '@platform/sdk/account'

/** A feature that a merchant may switch on: a flag of the gateway's whitelabel, or a promotion key. */
export type Feature = FeatureFlag | 'REFERRAL' | 'MISSION'
