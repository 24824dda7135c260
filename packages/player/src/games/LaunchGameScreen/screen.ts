import type { LaunchTarget } from '../../routes/LaunchTarget.ts'
import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'

export const screen = {
  paths: ['/m/launchGame'],
  query: {} as LaunchTarget,
  access: 'member',
  header: 'own',
  footer: 'none',
  noReload: true,
  texts: 'public',
  load: (): LoadedScreen => import('./LaunchGameScreen.tsx').then((file) => file.LaunchGameScreen),
} as const satisfies RouteFacts
