import { getAffiliateUrls, getGlobalRebateSettings } from '@platform/sdk/agents'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = {
  title: 'Open an account',
  calls: [getGlobalRebateSettings, getAffiliateUrls],
  member: { userName: 'brunoagente' },
  empty: { member: { type: 1 }, query: 'tab=link' },
} satisfies RouteStates
