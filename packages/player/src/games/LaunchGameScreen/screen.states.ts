import { launchGame } from '@platform/sdk/games'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = {
  title: 'Open game',
  calls: [launchGame],
  query: 'nodeId=60001&vassalage=INHOUSE&gameType=INHOUSE',
  member: { balance: 100_000 },
  empty: { member: { balance: 0 } },
} satisfies RouteStates
