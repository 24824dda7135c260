import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'
import type { ScreenEntry } from '../../routes/ScreenEntry.ts'

export const screen = {
  paths: ['/m/member/team'],
  query: {} as { member?: string; scope?: string; activity?: string; kind?: string; period?: string; from?: string; to?: string },
  access: 'agent',
  grid: true,
  load: (): LoadedScreen => import('../agentsScreens.ts').then(({ screens }) => screens.TeamManagementScreen),
} as const satisfies RouteFacts

export const entry = { icon: 'TeamIcon' } as const satisfies ScreenEntry
