import type { OutputOf } from '@platform/sdk'
import type { ContractKind, getContractRequests } from '@platform/sdk/contracts'
import { shortHash } from '../../storage/shortHash.ts'

const fields = { dividend: 'divtypecompperiodreq', daily: 'dailysalreqtype', hourly: 'contracthoursalreq' } as const

/** A contract that waits for the member's answer. Other terms have another `id`, so that the member is prompted again. */
export interface WaitingContract {
  kind: ContractKind
  id: string
}

/** Pending contracts in the order of the prompts: dividend, daily, hourly. */
export const waitingContracts = (requests: OutputOf<typeof getContractRequests>): WaitingContract[] =>
  (Object.keys(fields) as ContractKind[]).flatMap((kind) => {
    const products = requests[fields[kind]]
    return Object.keys(products).length > 0 ? [{ kind, id: shortHash(`${kind} ${JSON.stringify(products)}`) }] : []
  })
