import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'

export const screen = {
  paths: ['/m/useragreement'],
  footer: 'none',
  load: (): LoadedScreen => import('../DocumentScreen/DocumentScreen.tsx').then((file) => file.UserAgreementScreen),
} as const satisfies RouteFacts
