import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'

export const screen = {
  paths: ['/m/withdrawReport'],
  query: {} as { period?: string },
  access: 'member',
  feature: 'WITHREC3',
  load: (): LoadedScreen => import('../recordsScreens.ts').then(({ screens }) => screens.WithdrawRecordScreen),
} as const satisfies RouteFacts
