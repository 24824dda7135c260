import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'

export const screen = {
  paths: ['/m/home', '/', '/m', '/m/index', '/m/index.html'],
  prerender: 'home',
  texts: 'first',
  load: (): LoadedScreen => import('./HomeScreen.tsx').then((file) => file.HomeScreen),
} as const satisfies RouteFacts
