import { getLeaderBoard, getMissions } from '@platform/sdk/rewards'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = {
  title: 'Missions and ranking',
  calls: [getMissions, getLeaderBoard],
  empty: { query: 'tab=newcomer' },
} satisfies RouteStates
