import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'
import type { ScreenEntry } from '../../routes/ScreenEntry.ts'

export const screen = {
  paths: ['/m/member/agent/agentRebeat'],
  query: {} as { member?: string; tab?: 'history' },
  access: 'agent',
  grid: true,
  load: (): LoadedScreen => import('../agentsScreens.ts').then(({ screens }) => screens.AgentRebateSettingsScreen),
} as const satisfies RouteFacts

export const entry = { icon: 'SettingsIcon' } as const satisfies ScreenEntry
