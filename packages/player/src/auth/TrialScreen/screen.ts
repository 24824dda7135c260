import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'

export const screen = {
  paths: ['/m/trail'],
  access: 'guest',
  footer: 'none',
  back: 'home',
  prerender: 'auth',
  load: (): LoadedScreen => import('./TrialScreen.tsx').then((file) => file.TrialScreen),
} as const satisfies RouteFacts
