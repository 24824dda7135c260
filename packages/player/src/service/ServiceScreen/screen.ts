import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'

export const screen = {
  paths: ['/m/service'],
  footer: 'none',
  load: (): LoadedScreen => import('./ServiceScreen.tsx').then((file) => file.ServiceScreen),
} as const satisfies RouteFacts
