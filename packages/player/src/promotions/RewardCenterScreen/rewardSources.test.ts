import { expect, test } from 'vitest'
import { registeredRoutes } from '../../merchant/registeredRoutes.ts'
import { viewerOf, whitelabelWithout } from '../../testing/viewer.ts'
import { rewardSources } from './RewardCenterScreen.tsx'

test('[2.1] rewards are filtered by what the brand has: a feature that is off, at the site or at the gateway, is no source', () => {
  const all = ['promotion', 'vip', 'mission', 'ranking', 'redRain', 'referral']
  expect(rewardSources(viewerOf())).toEqual(all)
  const registered = new Set(registeredRoutes({ features: ['REWCEN3', 'REFERRAL'], categories: ['LOTT'], agentMenu: ['redRain'] }))
  expect(rewardSources(viewerOf({ registered }))).toEqual(['promotion', 'redRain', 'referral'])
  expect(rewardSources(viewerOf({ whitelabel: whitelabelWithout('REFERRAL') }))).toEqual(all.slice(0, -1))
})
