import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'
import type { ScreenEntry } from '../../routes/ScreenEntry.ts'

export const screen = {
  paths: ['/m/voucherCenter'],
  query: {} as { channel?: string; amount?: number; promotion?: string; order?: string; view?: 'detail' | 'proof'; back?: string },
  access: 'money',
  guestEntry: true,
  noReload: true,
  load: (): LoadedScreen => import('./DepositScreen.tsx').then((file) => file.DepositScreen),
} as const satisfies RouteFacts

export const entry = { icon: 'DepositIcon', tab: true, places: { menu: 10, quick: 10 } } as const satisfies ScreenEntry
