import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'
import type { ScreenEntry } from '../../routes/ScreenEntry.ts'

export const screen = {
  paths: ['/m/help'],
  query: {} as { i?: number },
  header: 'none',
  prerender: { feature: 'help', content: true },
  whenProtected: true,
  load: (): LoadedScreen => import('./HelpScreen.tsx').then((file) => file.HelpScreen),
} as const satisfies RouteFacts

export const entry = { icon: 'HelpIcon', tab: true, places: { menu: 70 } } as const satisfies ScreenEntry
