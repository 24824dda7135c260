import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'

export const screen = {
  paths: ['/m/gameLobby'],
  query: {} as { gameType?: string },
  prerender: 'games',
  load: (): LoadedScreen => import('./GameLobbyScreen.tsx').then((file) => file.GameLobbyScreen),
} as const satisfies RouteFacts
