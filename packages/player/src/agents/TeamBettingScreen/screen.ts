import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'
import type { ScreenEntry } from '../../routes/ScreenEntry.ts'

export const screen = {
  paths: ['/m/teamBetting'],
  query: {} as {
    member?: string
    scope?: string
    gameType?: string
    nodeId?: string
    numero?: string
    dateType?: string
    period?: string
    from?: string
    to?: string
  },
  access: 'agent',
  grid: true,
  load: (): LoadedScreen => import('../agentsScreens.ts').then(({ screens }) => screens.TeamBettingScreen),
} as const satisfies RouteFacts

export const entry = { icon: 'HistoryIcon' } as const satisfies ScreenEntry
