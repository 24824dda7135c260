import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'
import type { ScreenEntry } from '../../routes/ScreenEntry.ts'

export const screen = {
  paths: ['/m/service'],
  footer: 'none',
  whenProtected: true,
  load: (): LoadedScreen => import('./ServiceScreen.tsx').then((file) => file.ServiceScreen),
} as const satisfies RouteFacts

export const entry = { icon: 'ServiceIcon', places: { menu: 80, login: 40 } } as const satisfies ScreenEntry
