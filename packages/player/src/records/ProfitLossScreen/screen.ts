import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'
import type { ScreenEntry } from '../../routes/ScreenEntry.ts'

export const screen = {
  paths: ['/m/profitandloss'],
  query: {} as { period?: string; from?: string; to?: string; rows?: string; product?: string },
  access: 'member',
  feature: 'PERSREP',
  whenProtected: true,
  load: (): LoadedScreen => import('../recordsScreens.ts').then(({ screens }) => screens.ProfitLossScreen),
} as const satisfies RouteFacts

export const entry = { icon: 'TrophyIcon', places: { records: 20 } } as const satisfies ScreenEntry
