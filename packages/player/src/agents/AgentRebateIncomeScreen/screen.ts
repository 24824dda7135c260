import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'
import type { ScreenEntry } from '../../routes/ScreenEntry.ts'

export const screen = {
  paths: ['/m/member/teamRebate'],
  query: {} as { level?: string; gameType?: string; period?: string; from?: string; to?: string },
  access: 'agent',
  grid: true,
  load: (): LoadedScreen => import('../agentsScreens.ts').then(({ screens }) => screens.AgentRebateIncomeScreen),
} as const satisfies RouteFacts

export const entry = { icon: 'RefreshIcon' } as const satisfies ScreenEntry
