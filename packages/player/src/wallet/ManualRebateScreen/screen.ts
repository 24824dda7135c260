import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'
import type { ScreenEntry } from '../../routes/ScreenEntry.ts'

export const screen = {
  paths: ['/m/member/manualRebate'],
  access: 'member',
  feature: 'MANPLAYREB3',
  load: (): LoadedScreen => import('../walletScreens.ts').then(({ screens }) => screens.ManualRebateScreen),
} as const satisfies RouteFacts

export const entry = { icon: 'RefreshIcon', places: { rewards: 20 } } as const satisfies ScreenEntry
