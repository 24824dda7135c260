import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'

export const screen = {
  paths: ['/m/member/manualRebate'],
  access: 'member',
  feature: 'MANPLAYREB3',
  load: (): LoadedScreen => import('../walletScreens.ts').then(({ screens }) => screens.ManualRebateScreen),
} as const satisfies RouteFacts
