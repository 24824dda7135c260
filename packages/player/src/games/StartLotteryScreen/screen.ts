import type { LotteryLaunch } from '../../routes/LaunchTarget.ts'
import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'

export const screen = {
  paths: ['/m/startLottery'],
  query: {} as LotteryLaunch,
  access: 'member',
  sells: ['LOTT', 'ELOTT'],
  header: 'own',
  noReload: true,
  texts: 'public',
  load: (): LoadedScreen => import('../LaunchGameScreen/LaunchGameScreen.tsx').then((file) => file.LaunchGameScreen),
} as const satisfies RouteFacts
