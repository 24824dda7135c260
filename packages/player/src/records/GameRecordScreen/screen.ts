import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'

export const screen = {
  paths: ['/m/gameRecord'],
  query: {} as { from?: string; to?: string },
  access: 'member',
  feature: 'TRANSBETREPMEM3',
  load: (): LoadedScreen => import('../recordsScreens.ts').then(({ screens }) => screens.GameRecordScreen),
} as const satisfies RouteFacts
