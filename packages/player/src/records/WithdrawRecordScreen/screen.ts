import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'
import type { ScreenEntry } from '../../routes/ScreenEntry.ts'

export const screen = {
  paths: ['/m/withdrawReport'],
  query: {} as { period?: string },
  access: 'member',
  feature: 'WITHREC3',
  whenProtected: true,
  load: (): LoadedScreen => import('../recordsScreens.ts').then(({ screens }) => screens.WithdrawRecordScreen),
} as const satisfies RouteFacts

export const entry = { icon: 'MinusIcon', places: { money: 20 } } as const satisfies ScreenEntry
