import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'
import type { ScreenEntry } from '../../routes/ScreenEntry.ts'

export const screen = {
  paths: ['/m/agent/team/overview'],
  query: {} as { member?: string; scope?: string; period?: string; from?: string; to?: string },
  access: 'agent',
  grid: true,
  load: (): LoadedScreen => import('../agentsScreens.ts').then(({ screens }) => screens.TeamOverviewScreen),
} as const satisfies RouteFacts

export const entry = { icon: 'ChartIcon' } as const satisfies ScreenEntry
