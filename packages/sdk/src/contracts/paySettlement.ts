import { defineCall } from '../core/defineCall.ts'
import { seal } from '../core/encryption/sealRequest.ts'
import { id, money, string } from '../core/fields.ts'
import { list } from '../core/list.ts'
import { z } from '../core/schema.ts'
import { contractTexts } from '../texts/contractTexts.ts'
import { ContractKind, contractCall } from './ContractKind.ts'
import { ContractSettlement } from './ContractSettlement.ts'

/** Settlements that one payment may have. */
export const MOST_SETTLEMENTS = 50

/**
 * Pays settlements of members right below out of the caller's wallet, all or nothing. Errors: `access.feature`; `validation` of `settlementIds` where there is
 * none, one comes twice or there are more than `MOST_SETTLEMENTS`; `notFound`, for one that is not the caller's to see; `contract.self` for
 * one that pays the caller; `contract.periodPaid`; `contract.settled` where nothing is due, or the house pays; `contract.total` with the `total`
 * where another sum was confirmed; `transfer.free` with `transferable` where bets bind the rest; `transfer.blocked` with the `item` of the
 * readiness list that is not in order; `payment.wrong`, `payment.locked`, `payment.unset`, `passkey.wrong`; `wallet.insufficient`. Spec 7.5.
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
    /** What they pay. */
    kind: ContractKind,
    /** Ids of the settlements. */
    settlementIds: z.array(id),
    /** The sum that the caller confirmed. */
    total: money,
    /** Sealed on the way; or a passkey. */
    paymentPassword: z.optional(string),
    /** Instead of the payment password: JSON of what the browser made of `getPasskeyOptions` for `confirm` of `transfer`. */
    passkeyToken: z.optional(string),
  }),
  output: z.object({
    /** The settlements as they are afterwards. */
    settlements: list(ContractSettlement),
    /** What was paid. */
    total: money,
    /** Available money of the caller right after it. */
    balanceAfter: money,
  }),
})
