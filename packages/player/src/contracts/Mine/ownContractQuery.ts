import type { Client } from '@platform/sdk'
import type { ContractKind } from '@platform/sdk/contracts'
import { contractHourSalaryInfoQuery, currentDailySalaryQuery, dividendInfoQuery } from '@platform/sdk/query/contracts'

type OwnContractQuery = ReturnType<typeof dividendInfoQuery>

/** The member's own contract of a kind, and its running period. */
export const ownContractQuery = (client: Client, kind: ContractKind): OwnContractQuery =>
  // These calls return the same data under different names.
  ({ dividend: dividendInfoQuery, daily: currentDailySalaryQuery, hourly: contractHourSalaryInfoQuery })[kind](client) as OwnContractQuery
