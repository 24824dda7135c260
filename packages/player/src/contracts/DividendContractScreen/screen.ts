import type { ContractPlace } from '../../routes/ContractPlace.ts'
import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'

export const screen = {
  paths: ['/m/member/agent/getDevidendContract'],
  query: {} as ContractPlace,
  access: 'contract',
  feature: 'SIGNCONDIV3',
  noReload: true,
  load: (): LoadedScreen => import('../contractsScreens.ts').then(({ screens }) => screens.DividendContractScreen),
} as const satisfies RouteFacts
