import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'
import type { ScreenEntry } from '../../routes/ScreenEntry.ts'

export const screen = {
  paths: ['/m/agent'],
  access: 'agent',
  signedOut: 'home',
  header: 'none',
  footer: 'none',
  load: (): LoadedScreen => import('../agentsScreens.ts').then(({ screens }) => screens.AgentScreen),
} as const satisfies RouteFacts

export const entry = { icon: 'TeamIcon', places: { team: 10 } } as const satisfies ScreenEntry
