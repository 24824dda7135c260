import type { ContractKind } from '@platform/sdk/contracts'
import type { ContractWays } from './useContractPlace.ts'

/** Props that every part of a contracts page has. */
export interface ContractPart {
  kind: ContractKind
  place: ContractWays
  symbol: string
}
