import type { ContractKind } from '@platform/sdk/contracts'
import type { kindRoutes } from '../routes/kindRoutes.ts'

/** Routes of contract pages; `dividend` shows settlements of dividends first. */
export type ContractRoute = 'dividend' | (typeof kindRoutes)[ContractKind]

/** The kind of contract of each route. */
export const kindOf: Record<ContractRoute, ContractKind> = {
  dividend: 'dividend',
  dividendContract: 'dividend',
  salaryContract: 'daily',
  hourlyContract: 'hourly',
}
