import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'

export const screen = {
  paths: ['/m/forget'],
  footer: 'none',
  back: 'home',
  prerender: 'auth',
  load: (): LoadedScreen => import('./ForgetScreen.tsx').then((file) => file.ForgetScreen),
} as const satisfies RouteFacts
