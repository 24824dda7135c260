import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'

export const screen = {
  paths: ['/m/activityDetail'],
  query: {} as { id: string | number },
  load: (): LoadedScreen => import('./ActivityDetailScreen.tsx').then((file) => file.ActivityDetailScreen),
} as const satisfies RouteFacts
