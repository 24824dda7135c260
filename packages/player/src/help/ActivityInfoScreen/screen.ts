import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'

export const screen = {
  paths: ['/m/activityInfo'],
  load: (): LoadedScreen => import('../DocumentScreen/DocumentScreen.tsx').then((file) => file.ActivityInfoScreen),
} as const satisfies RouteFacts
