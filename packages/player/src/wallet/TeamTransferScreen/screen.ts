import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'

export const screen = {
  paths: ['/m/agent/team/transfer'],
  query: {} as { to?: string; order?: string },
  access: 'agent',
  noReload: true,
  load: (): LoadedScreen => import('../walletScreens.ts').then(({ screens }) => screens.TeamTransferScreen),
} as const satisfies RouteFacts
