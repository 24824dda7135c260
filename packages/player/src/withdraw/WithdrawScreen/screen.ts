import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'
import type { ScreenEntry } from '../../routes/ScreenEntry.ts'

export const screen = {
  paths: ['/m/withdraw'],
  query: {} as { order?: string; view?: 'turnover' | 'proof' },
  access: 'withdraw',
  noReload: true,
  whenProtected: true,
  load: (): LoadedScreen => import('./WithdrawScreen.tsx').then((file) => file.WithdrawScreen),
} as const satisfies RouteFacts

export const entry = { icon: 'WithdrawIcon', places: { menu: 20, quick: 20 } } as const satisfies ScreenEntry
