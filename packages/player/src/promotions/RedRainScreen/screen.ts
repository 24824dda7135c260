import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'
import type { ScreenEntry } from '../../routes/ScreenEntry.ts'

export const screen = {
  paths: ['/m/redRain'],
  access: 'player',
  grid: true,
  load: (): LoadedScreen => import('./RedRainScreen.tsx').then((file) => file.RedRainScreen),
} as const satisfies RouteFacts

export const entry = { icon: 'HotIcon' } as const satisfies ScreenEntry
