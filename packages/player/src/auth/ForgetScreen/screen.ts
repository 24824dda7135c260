import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'
import type { ScreenEntry } from '../../routes/ScreenEntry.ts'

export const screen = {
  paths: ['/m/forget'],
  footer: 'none',
  back: 'home',
  prerender: { feature: 'auth', reads: [] },
  load: (): LoadedScreen => import('./ForgetScreen.tsx').then((file) => file.ForgetScreen),
} as const satisfies RouteFacts

export const entry = { icon: 'KeyIcon', places: { login: 30 } } as const satisfies ScreenEntry
