import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'
import type { ScreenEntry } from '../../routes/ScreenEntry.ts'

export const screen = {
  paths: ['/m/securityCenter'],
  query: {} as { view?: string },
  access: 'player',
  whenProtected: true,
  load: (): LoadedScreen => import('./SecurityCenterScreen.tsx').then((file) => file.SecurityCenterScreen),
} as const satisfies RouteFacts

export const entry = { icon: 'ShieldIcon', places: { quick: 40 } } as const satisfies ScreenEntry
