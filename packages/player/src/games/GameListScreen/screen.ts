import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'
import type { ScreenEntry } from '../../routes/ScreenEntry.ts'

export const screen = {
  paths: ['/m/gameList'],
  query: { gameType: 'RNG' } as { gameType: string; vassalage?: string; category?: string },
  prerender: { feature: 'games', content: { field: 'gameType', isOptional: true } },
  load: (): LoadedScreen => import('./GameListScreen.tsx').then((file) => file.GameListScreen),
} as const satisfies RouteFacts

export const entry = { icon: 'GridIcon', tab: true } as const satisfies ScreenEntry
