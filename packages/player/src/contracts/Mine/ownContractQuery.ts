import type { Client } from '@platform/sdk'
import type { ContractKind } from '@platform/sdk/contracts'
import { contractHourSalaryInfoQuery, currentDailySalaryQuery, dividendInfoQuery } from '@platform/sdk/query/contracts'

type OwnContractQuery = ReturnType<typeof dividendInfoQuery>

/** The member's own contract of a kind, and how its running period stands. */
export const ownContractQuery = (client: Client, kind: ContractKind): OwnContractQuery =>
  // They answer the same under other names.
  ({ dividend: dividendInfoQuery, daily: currentDailySalaryQuery, hourly: contractHourSalaryInfoQuery })[kind](client) as OwnContractQuery
