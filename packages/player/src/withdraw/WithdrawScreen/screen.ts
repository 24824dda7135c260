import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'

export const screen = {
  paths: ['/m/withdraw'],
  query: {} as { order?: string; view?: 'turnover' | 'proof' },
  access: 'withdraw',
  noReload: true,
  load: (): LoadedScreen => import('./WithdrawScreen.tsx').then((file) => file.WithdrawScreen),
} as const satisfies RouteFacts
