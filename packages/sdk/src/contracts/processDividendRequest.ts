import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { oneOf } from '../core/wire/fields.ts'
import { contractTexts } from '../texts/contractTexts.ts'
import { Contract } from './Contract.ts'
import { replyFields } from './contractReply.ts'

/**
 * Answers a proposal about the caller's dividend. Pays nothing. Errors: `contract.none` without a pending proposal; `contract.changed`
 * where it is another proposal than the one that was read, or the terms above changed since; `contract.children` where the caller gave
 * better terms below; `validation` of `status` where `C` answers no end, and of `reason`. Spec 7.5.
 */
export const processDividendRequest = defineCall({
  name: 'processDividendRequest',
  method: 'GET',
  path: '/wps/relay/MCS2_processDividendReq',
  module: 'SIGNCONDIV3',
  access: 'contract',
  feature: 'SIGNCONDIV3',
  retry: 'keyed',
  section: '7.5',
  shown: false,
  texts: contractTexts,
  input: z.object({
    /** The cycle of the proposal; for an end, that of the contract. */
    type: oneOf('week', 'halfMonth', 'month'),
    ...replyFields,
  }),
  output: Contract,
})
