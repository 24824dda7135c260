import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'
import type { ScreenEntry } from '../../routes/ScreenEntry.ts'

export const screen = {
  paths: ['/m/agent/team/pnl'],
  query: {} as { member?: string; scope?: string; product?: string; rows?: string; period?: string; from?: string; to?: string },
  access: 'agent',
  grid: true,
  load: (): LoadedScreen => import('../agentsScreens.ts').then(({ screens }) => screens.TeamProfitLossScreen),
} as const satisfies RouteFacts

export const entry = { icon: 'TrophyIcon' } as const satisfies ScreenEntry
