import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'

export const screen = {
  paths: ['/m/gameCenter'],
  query: {} as { type?: string },
  prerender: { feature: 'games', content: { field: 'type' } },
  load: (): LoadedScreen => import('./GameCenterScreen.tsx').then((file) => file.GameCenterScreen),
} as const satisfies RouteFacts
