import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'
import type { ScreenEntry } from '../../routes/ScreenEntry.ts'

export const screen = {
  paths: ['/m/home', '/', '/m', '/m/index', '/m/index.html'],
  // Campaigns add fields to its address.
  prerender: { feature: 'home', content: true, reads: ['type'] },
  texts: 'first',
  load: (): LoadedScreen => import('./HomeScreen.tsx').then((file) => file.HomeScreen),
} as const satisfies RouteFacts

export const entry = { icon: 'HomeIcon', tab: true, places: { login: 10 } } as const satisfies ScreenEntry
