import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'

export const screen = {
  paths: ['/m/maintenance'],
  footer: 'none',
  load: (): LoadedScreen => import('./MaintenanceScreen.tsx').then((file) => file.MaintenanceScreen),
} as const satisfies RouteFacts
