import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'

export const screen = {
  paths: ['/m/moreLottery'],
  sells: ['LOTT', 'ELOTT'],
  footer: 'none',
  load: (): LoadedScreen => import('./MoreLotteryScreen.tsx').then((file) => file.MoreLotteryScreen),
} as const satisfies RouteFacts
