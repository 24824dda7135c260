import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'
import type { ScreenEntry } from '../../routes/ScreenEntry.ts'

export const screen = {
  paths: ['/m/lottery'],
  query: {} as { mode?: string; tab?: string },
  sells: ['LOTT', 'ELOTT'],
  prerender: { feature: 'lottery', content: { field: 'mode', values: { ELOTT: ['Elott'], LOTT: ['Lott', 'ZY'] }, isOptional: true } },
  load: (): LoadedScreen => import('./LotteryScreen.tsx').then((file) => file.LotteryScreen),
} as const satisfies RouteFacts

export const entry = { icon: 'LotteryIcon', tab: true } as const satisfies ScreenEntry
