import type { ContractPlace } from '../../routes/ContractPlace.ts'
import type { LoadedScreen, RouteFacts } from '../../routes/RouteFacts.ts'

export const screen = {
  paths: ['/m/member/agent/getSalaryContract'],
  query: {} as ContractPlace,
  access: 'contract',
  feature: 'DAILYSALCONT3',
  noReload: true,
  load: (): LoadedScreen => import('../contractsScreens.ts').then(({ screens }) => screens.SalaryContractScreen),
} as const satisfies RouteFacts
