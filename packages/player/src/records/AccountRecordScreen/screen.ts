import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'
import type { ScreenEntry } from '../../routes/ScreenEntry.ts'

export const screen = {
  paths: ['/m/transaction/record'],
  query: {} as { view?: 'statement'; month?: string; period?: string; types?: 'A'; txCode?: string },
  access: 'member',
  feature: 'TRANSREC3',
  whenProtected: true,
  load: (): LoadedScreen => import('../recordsScreens.ts').then(({ screens }) => screens.AccountRecordScreen),
} as const satisfies RouteFacts

export const entry = { icon: 'ClockIcon', places: { money: 30 } } as const satisfies ScreenEntry
