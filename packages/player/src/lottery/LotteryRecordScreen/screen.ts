import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'

export const screen = {
  paths: ['/m/lotteryRecord'],
  query: {} as { order?: string },
  access: 'member',
  feature: 'TRANSBETREPMEM3',
  sells: ['LOTT', 'ELOTT'],
  whenProtected: true,
  load: (): LoadedScreen => import('./LotteryRecordScreen.tsx').then((file) => file.LotteryRecordScreen),
} as const satisfies RouteFacts
