import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'

export const screen = {
  paths: ['/m/member/notice'],
  query: { types: 'A' } as { types: 'A'; tab?: string },
  access: 'agent',
  load: (): LoadedScreen => import('./AgentNoticeScreen.tsx').then((file) => file.AgentNoticeScreen),
} as const satisfies RouteFacts
