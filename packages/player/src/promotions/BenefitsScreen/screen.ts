import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'

export const screen = {
  paths: ['/m/member/benefits'],
  query: {} as { view?: 'history' },
  access: 'member',
  feature: 'VIPBENEFIT3',
  load: (): LoadedScreen => import('./BenefitsScreen.tsx').then((file) => file.BenefitsScreen),
} as const satisfies RouteFacts
