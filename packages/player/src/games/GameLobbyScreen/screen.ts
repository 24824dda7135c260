import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'

export const screen = {
  paths: ['/m/gameLobby'],
  query: {} as { gameType?: string },
  // Lotteries have a page of their own.
  prerender: { feature: 'games', content: { field: 'gameType', without: ['ELOTT'], isOptional: true } },
  load: (): LoadedScreen => import('./GameLobbyScreen.tsx').then((file) => file.GameLobbyScreen),
} as const satisfies RouteFacts
