import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'
import type { ScreenEntry } from '../../routes/ScreenEntry.ts'

export const screen = {
  paths: ['/m/upLine/transfer'],
  query: {} as { order?: string },
  access: 'upline',
  feature: 'AGETRANSFERUP3',
  noReload: true,
  load: (): LoadedScreen => import('../walletScreens.ts').then(({ screens }) => screens.SuperiorTransferScreen),
} as const satisfies RouteFacts

export const entry = { icon: 'ShareIcon', places: { money: 40 } } as const satisfies ScreenEntry
