import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'

export const screen = {
  paths: ['/m/helpDetail'],
  query: {} as { i?: string | number },
  whenProtected: true,
  load: (): LoadedScreen => import('./HelpDetailScreen.tsx').then((file) => file.HelpDetailScreen),
} as const satisfies RouteFacts
