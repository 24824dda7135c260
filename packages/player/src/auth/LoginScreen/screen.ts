import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'
import type { ScreenEntry } from '../../routes/ScreenEntry.ts'

export const screen = {
  paths: ['/m/login'],
  query: {} as { back?: string },
  access: 'guest',
  header: 'none',
  footer: 'none',
  back: 'home',
  prerender: { feature: 'auth' },
  load: (): LoadedScreen => import('./LoginScreen.tsx').then((file) => file.LoginScreen),
} as const satisfies RouteFacts

export const entry = { icon: 'LoginIcon' } as const satisfies ScreenEntry
