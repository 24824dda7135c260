import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'

export const screen = {
  paths: ['/m/set'],
  access: 'member',
  signedOut: 'home',
  load: (): LoadedScreen => import('./SettingsScreen.tsx').then((file) => file.SettingsScreen),
} as const satisfies RouteFacts
