import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'

export const screen = {
  paths: ['/m/leaderBoard'],
  query: {} as { tab?: string },
  access: 'member',
  feature: 'MISSION',
  load: (): LoadedScreen => import('./LeaderBoardScreen.tsx').then((file) => file.LeaderBoardScreen),
} as const satisfies RouteFacts
