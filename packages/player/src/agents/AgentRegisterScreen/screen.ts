import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'

export const screen = {
  paths: ['/m/agentRegister'],
  query: {} as { tab?: 'link'; view?: 'new' },
  access: 'agent',
  load: (): LoadedScreen => import('../agentsScreens.ts').then(({ screens }) => screens.AgentRegisterScreen),
} as const satisfies RouteFacts
