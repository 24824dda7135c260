import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'
import { contractTexts } from '../texts/contractTexts.ts'
import { Contract } from './Contract.ts'
import { ContractKind, contractCall } from './ContractKind.ts'
import { ContractTerms } from './ContractTerms.ts'

/**
 * Offers a contract to a direct member, or changed terms of the one in force; takes effect with the period after the member accepts.
 * Errors: `contract.plain` where the caller has no team; `contract.self`; `contract.user`, for a member who is not in the caller's team;
 * `contract.member` where the member is not a direct one or may have no contract; `contract.none` where the caller has none;
 * `contract.level` where the tree may have no contract that far down; `contract.exists` where a proposal waits; `contract.children` where
 * the member gave better terms below; `contract.changed` where it is another contract than the one that was read; `contract.terms` with
 * `problems`, those of `termsProblems`; `access.feature`. Spec 7.5.
 */
export const proposeContract = defineCall({
  name: 'proposeContract',
  method: 'POST',
  path: '/wps/relay/MCS2_proposeContract',
  ...contractCall,
  retry: 'keyed',
  texts: contractTexts,
  input: z.object({
    /** Kind of the contract. */
    kind: ContractKind,
    /** The direct member who is paid. */
    memberId: id,
    /** The proposed terms. */
    terms: ContractTerms,
    /** The `revision` of the contract that it changes; absent if there is none. */
    revision: z.optional(id),
  }),
  output: Contract,
})
