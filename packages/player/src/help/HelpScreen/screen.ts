import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'

export const screen = {
  paths: ['/m/help'],
  query: {} as { i?: number },
  header: 'none',
  prerender: 'help',
  load: (): LoadedScreen => import('./HelpScreen.tsx').then((file) => file.HelpScreen),
} as const satisfies RouteFacts
