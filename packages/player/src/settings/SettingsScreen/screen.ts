import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'
import type { ScreenEntry } from '../../routes/ScreenEntry.ts'

export const screen = {
  paths: ['/m/set'],
  access: 'member',
  signedOut: 'home',
  whenProtected: true,
  load: (): LoadedScreen => import('./SettingsScreen.tsx').then((file) => file.SettingsScreen),
} as const satisfies RouteFacts

export const entry = { icon: 'SettingsIcon', places: { menu: 50, account: 30 } } as const satisfies ScreenEntry
