import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'
import type { ScreenEntry } from '../../routes/ScreenEntry.ts'

export const screen = {
  paths: ['/m/leaderBoard'],
  query: {} as { tab?: string },
  access: 'member',
  feature: 'MISSION',
  load: (): LoadedScreen => import('./LeaderBoardScreen.tsx').then((file) => file.LeaderBoardScreen),
} as const satisfies RouteFacts

export const entry = { icon: 'StarIcon', places: { rewards: 40 } } as const satisfies ScreenEntry
