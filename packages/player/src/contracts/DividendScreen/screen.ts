import type { ContractPlace } from '../../routes/ContractPlace.ts'
import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'

export const screen = {
  paths: ['/m/member/agent/agentDivident'],
  query: {} as ContractPlace,
  access: 'contract',
  feature: 'DIVIDENDSHOW3',
  noReload: true,
  load: (): LoadedScreen => import('../contractsScreens.ts').then(({ screens }) => screens.DividendScreen),
} as const satisfies RouteFacts
