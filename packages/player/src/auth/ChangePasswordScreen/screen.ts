import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'

export const screen = {
  paths: ['/m/changePsw'],
  access: 'player',
  signedOut: 'home',
  footer: 'none',
  whenProtected: true,
  load: (): LoadedScreen => import('./ChangePasswordScreen.tsx').then((file) => file.ChangePasswordScreen),
} as const satisfies RouteFacts
