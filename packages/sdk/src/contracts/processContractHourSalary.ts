import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'
import { contractTexts } from '../texts/contractTexts.ts'
import { Contract } from './Contract.ts'
import { replyFields } from './contractReply.ts'

/**
 * Answers a proposal about the caller's hourly salary. Pays nothing. Errors: `contract.none` without a pending proposal; `contract.changed`
 * where it is another proposal than the one that was read, or the terms above changed since; `contract.standard` where the merchant's
 * standard did; `contract.children` where the caller gave better terms below; `validation` of `status` where `C` answers no end, and of
 * `reason`. Spec 7.5.
 */
export const processContractHourSalary = defineCall({
  name: 'processContractHourSalary',
  method: 'POST',
  path: '/wps/relay/MCS2_processContractHourSalary',
  module: 'HOURSAL3',
  access: 'contract',
  feature: 'HOURSAL3',
  retry: 'keyed',
  section: '7.5',
  shown: false,
  texts: contractTexts,
  input: z.object({
    /** Id of the contract. */
    contractId: id,
    ...replyFields,
  }),
  output: Contract,
})
