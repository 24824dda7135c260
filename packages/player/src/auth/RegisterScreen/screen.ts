import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'
import type { ScreenEntry } from '../../routes/ScreenEntry.ts'

export const screen = {
  paths: ['/m/register', '/register.html', '/m/register.html'],
  query: {} as { back?: string; r?: string; code?: string; step?: string },
  header: 'none',
  footer: 'none',
  back: 'home',
  // The codes of an invitation only fill fields; a step is not prerendered.
  prerender: { feature: 'auth', reads: ['back', 'step'] },
  load: (): LoadedScreen => import('./RegisterScreen.tsx').then((file) => file.RegisterScreen),
} as const satisfies RouteFacts

export const entry = { icon: 'PlusIcon', places: { login: 20 } } as const satisfies ScreenEntry
