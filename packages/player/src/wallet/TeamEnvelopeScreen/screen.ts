import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'

export const screen = {
  paths: ['/m/agent/team/envelope'],
  access: 'agent',
  grid: 'redRain',
  noReload: true,
  load: (): LoadedScreen => import('../walletScreens.ts').then(({ screens }) => screens.TeamEnvelopeScreen),
} as const satisfies RouteFacts
