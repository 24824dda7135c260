import { featureFlags, type Whitelabel } from '@platform/sdk/account'
import type { Feature } from '../merchant/Feature.ts'
import { routeNames } from '../routes.ts'
import type { Viewer } from '../session/mayVisit.ts'

/** A whitelabel with everything on except the given features. */
export const whitelabelWithout = (...off: Feature[]): Whitelabel => ({
  flags: Object.fromEntries(featureFlags.map((flag) => [flag, !off.includes(flag)])) as Whitelabel['flags'],
  promotions: { REFERRAL: { enabled: !off.includes('REFERRAL') }, MISSION: { enabled: !off.includes('MISSION') } },
})

/** A viewer for whom every route of section 2.1 has its screen and everything is on: a player by default. */
export const viewerOf = (viewer: Partial<Viewer> = {}): Viewer => ({
  registered: new Set(routeNames),
  type: 0,
  whitelabel: whitelabelWithout(),
  withdrawEnabled: true,
  toUpline: true,
  ...viewer,
})
