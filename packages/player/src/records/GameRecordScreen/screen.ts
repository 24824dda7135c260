import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'
import type { ScreenEntry } from '../../routes/ScreenEntry.ts'

export const screen = {
  paths: ['/m/gameRecord'],
  query: {} as { from?: string; to?: string },
  access: 'member',
  feature: 'TRANSBETREPMEM3',
  whenProtected: true,
  load: (): LoadedScreen => import('../recordsScreens.ts').then(({ screens }) => screens.GameRecordScreen),
} as const satisfies RouteFacts

export const entry = { icon: 'HistoryIcon', tab: true, places: { menu: 30, records: 10 } } as const satisfies ScreenEntry
