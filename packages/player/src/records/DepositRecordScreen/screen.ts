import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'
import type { ScreenEntry } from '../../routes/ScreenEntry.ts'

export const screen = {
  paths: ['/m/vouReport'],
  query: {} as { period?: string },
  access: 'member',
  feature: 'DEPRECM3',
  whenProtected: true,
  load: (): LoadedScreen => import('../recordsScreens.ts').then(({ screens }) => screens.DepositRecordScreen),
} as const satisfies RouteFacts

export const entry = { icon: 'PlusIcon', places: { money: 10 } } as const satisfies ScreenEntry
