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
  load: (): LoadedScreen => import('../LaunchScreen/LaunchScreen.tsx').then((file) => file.LaunchScreen),
} as const satisfies RouteFacts
