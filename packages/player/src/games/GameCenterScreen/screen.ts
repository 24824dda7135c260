import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'

export const screen = {
  paths: ['/m/gameCenter'],
  query: {} as { type?: string },
  prerender: 'games',
  load: (): LoadedScreen => import('./GameCenterScreen.tsx').then((file) => file.GameCenterScreen),
} as const satisfies RouteFacts
