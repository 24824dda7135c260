import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'

export const screen = {
  paths: ['/m/securityCenter'],
  query: {} as { view?: string },
  access: 'player',
  load: (): LoadedScreen => import('./SecurityCenterScreen.tsx').then((file) => file.SecurityCenterScreen),
} as const satisfies RouteFacts
