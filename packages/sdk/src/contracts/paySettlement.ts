import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { seal } from '../core/encryption/sealRequest.ts'
import { id, money, string } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { contractTexts } from '../texts/contractTexts.ts'
import { ContractKind, contractCall } from './ContractKind.ts'
import { ContractSettlement } from './ContractSettlement.ts'

/** Maximum number of settlements of one payment. */
export const MOST_SETTLEMENTS = 50

/**
 * Pays settlements of direct members from the caller's wallet, all or nothing. Errors: `access.feature`; `validation` of `settlementIds`
 * where there is none, one comes twice or there are more than `MOST_SETTLEMENTS`; `notFound`, for one that is not the caller's to see;
 * `contract.self` for one that pays the caller; `contract.periodPaid`; `contract.settled` where nothing is due, or the house pays;
 * `contract.total` with the `total` where another sum was confirmed; `transfer.free` with `transferable` where bets bind the rest;
 * `transfer.blocked` with the `item` of the readiness list that is not in order; `payment.wrong`, `payment.locked`, `payment.unset`,
 * `passkey.wrong`; `wallet.insufficient`. Spec 7.5.
 */
export const paySettlement = defineCall({
  name: 'paySettlement',
  method: 'POST',
  path: '/wps/relay/MCS2_paySettlement',
  ...contractCall,
  retry: 'keyed',
  texts: contractTexts,
  seal,
  input: z.object({
    /** Kind of the contracts. */
    kind: ContractKind,
    /** Ids of the settlements. */
    settlementIds: z.array(id),
    /** The sum that the caller confirmed. */
    total: money,
    /** Sealed in transit; or a passkey. */
    paymentPassword: z.optional(string),
    /** Instead of the payment password: JSON of the browser's response to `getPasskeyOptions` for `confirm` of `transfer`. */
    passkeyToken: z.optional(string),
  }),
  output: z.object({
    /** The settlements after the payment. */
    settlements: list(ContractSettlement),
    /** The amount paid. */
    total: money,
    /** Available money of the caller right after it. */
    balanceAfter: money,
  }),
})
