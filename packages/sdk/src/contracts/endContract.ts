import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'
import { contractTexts } from '../texts/contractTexts.ts'
import { Contract } from './Contract.ts'
import { ContractKind, contractCall } from './ContractKind.ts'

/**
 * Withdraws the caller's proposal at once; or proposes the end of a contract in force, which takes effect with the period after the member
 * agrees.
 * Errors: `access.feature`; `notFound`, for a contract that the caller did not offer; `contract.none` where there is nothing to end; `contract.changed`. Spec 7.5.
 */
export const endContract = defineCall({
  name: 'endContract',
  method: 'POST',
  path: '/wps/relay/MCS2_endContract',
  ...contractCall,
  retry: 'keyed',
  texts: contractTexts,
  input: z.object({
    /** Kind of the contract. */
    kind: ContractKind,
    /** Id of the contract. */
    contractId: id,
    /** The `revision` that the caller read. */
    revision: z.optional(id),
  }),
  output: Contract,
})
