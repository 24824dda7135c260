import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'

export const screen = {
  paths: ['/m/vouReport'],
  query: {} as { period?: string },
  access: 'member',
  feature: 'DEPRECM3',
  load: (): LoadedScreen => import('../recordsScreens.ts').then(({ screens }) => screens.DepositRecordScreen),
} as const satisfies RouteFacts
