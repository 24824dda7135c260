import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'
import type { ScreenEntry } from '../../routes/ScreenEntry.ts'

export const screen = {
  paths: ['/m/useragreement'],
  footer: 'none',
  whenProtected: true,
  load: (): LoadedScreen => import('../DocumentScreen/DocumentScreen.tsx').then((file) => file.UserAgreementScreen),
} as const satisfies RouteFacts

export const entry = { icon: 'InfoIcon', places: { menu: 90 } } as const satisfies ScreenEntry
