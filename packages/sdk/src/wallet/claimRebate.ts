import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id, money } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { rebateTexts } from '../texts/rebateTexts.ts'
import { rebateFields } from './getRebate.ts'

/**
 * Claims the rebate of some products, or of all: it is in the balance at once, and its bets earn no other. Errors: `rebate.none` where
 * nothing is left to claim; `rebate.min` with `min` where it is too little; `rebate.wait` with `claimableAt` where the last claim is too
 * recent; `play.underage`, `play.identity`, `terms.changed`. Spec 2.1.
 */
export const claimRebate = defineCall({
  name: 'claimRebate',
  method: 'POST',
  path: '/wps/member/rebate/claim',
  access: 'money',
  retry: 'keyed',
  feature: 'MANPLAYREB3',
  section: '2.1',
  shown: false,
  texts: rebateTexts,
  input: z.object({
    /** Categories of games; all of them without it. */
    gameTypes: z.optional(z.array(id)),
  }),
  output: z.object({
    /** Number of the claim. */
    claimNo: id,
    /** The amount paid. */
    amount: money,
    /** Its products. */
    products: list(z.object(rebateFields)),
  }),
})
