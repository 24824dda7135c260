import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'
import type { ScreenEntry } from '../../routes/ScreenEntry.ts'

export const screen = {
  paths: ['/m/trail'],
  access: 'guest',
  footer: 'none',
  back: 'home',
  prerender: { feature: 'auth' },
  load: (): LoadedScreen => import('./TrialScreen.tsx').then((file) => file.TrialScreen),
} as const satisfies RouteFacts

export const entry = { icon: 'PlayIcon', tab: true, places: { menu: 40, login: 50 } } as const satisfies ScreenEntry
