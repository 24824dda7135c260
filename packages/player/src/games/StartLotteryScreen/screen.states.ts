import { launchGame } from '@platform/sdk/games'
import { openBetting } from '@platform/sdk/lottery'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = {
  title: 'Lottery bet',
  calls: [openBetting, launchGame],
  query: 'playType=ent&prize_mode=Elott&code=EFN1',
  member: { balance: 100_000 },
  empty: { member: { balance: 0 } },
} satisfies RouteStates
