import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'

export const screen = {
  paths: ['/m/message', '/m/webEmail'],
  access: 'member',
  feature: 'MAILCEN',
  load: (): LoadedScreen => import('./MessagesScreen.tsx').then((file) => file.MessagesScreen),
} as const satisfies RouteFacts
