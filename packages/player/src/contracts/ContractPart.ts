import type { ContractKind } from '@platform/sdk/contracts'
import type { ContractWays } from './useContractPlace.ts'

/** What every part of a page of contracts is about. */
export interface ContractPart {
  kind: ContractKind
  place: ContractWays
  symbol: string
}
