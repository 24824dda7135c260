import type { ContractKind } from '@platform/sdk/contracts'
import type { kindRoutes } from '../blocks/kindRoutes.ts'

/** Pages of contracts; `dividend` shows what dividends came to first. */
export type ContractRoute = 'dividend' | (typeof kindRoutes)[ContractKind]

/** What the contracts of a page pay. */
export const kindOf: Record<ContractRoute, ContractKind> = {
  dividend: 'dividend',
  dividendContract: 'dividend',
  salaryContract: 'daily',
  hourlyContract: 'hourly',
}
