import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'
import type { ScreenEntry } from '../../routes/ScreenEntry.ts'

export const screen = {
  paths: ['/m/member/rebateReport'],
  query: {} as { period?: string },
  access: 'member',
  feature: 'PLYRBT',
  whenProtected: true,
  load: (): LoadedScreen => import('../recordsScreens.ts').then(({ screens }) => screens.RebateReportScreen),
} as const satisfies RouteFacts

export const entry = { icon: 'ChartIcon', places: { rewards: 30 } } as const satisfies ScreenEntry
