import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'
import type { ScreenEntry } from '../../routes/ScreenEntry.ts'

export const screen = {
  paths: ['/m/mine', '/m/member/home'],
  query: {} as { view?: 'wallets' },
  access: 'player',
  signedOut: 'prompt',
  header: 'none',
  load: (): LoadedScreen => import('./MineScreen.tsx').then((file) => file.MineScreen),
} as const satisfies RouteFacts

export const entry = { icon: 'MemberIcon', tab: true } as const satisfies ScreenEntry
