import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'

export const screen = {
  paths: ['/m/slotsCenter'],
  load: (): LoadedScreen => import('./SlotsCenterScreen.tsx').then((file) => file.SlotsCenterScreen),
} as const satisfies RouteFacts
