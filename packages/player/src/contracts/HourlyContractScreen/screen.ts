import type { ContractPlace } from '../../routes/ContractPlace.ts'
import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'

export const screen = {
  paths: ['/m/member/agent/getHourContract'],
  query: {} as ContractPlace,
  access: 'contract',
  feature: 'HOURSAL3',
  noReload: true,
  load: (): LoadedScreen => import('../contractsScreens.ts').then(({ screens }) => screens.HourlyContractScreen),
} as const satisfies RouteFacts
