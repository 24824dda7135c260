import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count, day, id, money } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { pageNo } from '../core/wire/queryFields.ts'
import { paging } from '../core/paging.ts'
import { TransferReadiness } from '../wallet/getTransferSettings.ts'
import { ContractKind, ContractSide, contractCall } from './ContractKind.ts'
import { ContractSettlement, SettlementState } from './ContractSettlement.ts'

/**
 * Settled periods of one kind, 20 a page, newest first: those that pay the caller, or those of direct members. Errors: `access.feature`.
 * Spec 7.5.
 */
export const getContractSettlements = defineCall({
  name: 'getContractSettlements',
  method: 'GET',
  path: '/wps/relay/MCS2_getContractSettlements',
  ...contractCall,
  fixed: () => ({ pageSize: 20 }),
  input: z.object({
    /** Kind of the contracts. */
    kind: ContractKind,
    /** Whose settlements: the caller's or the direct members'. */
    side: ContractSide,
    /** Only those in this state. */
    state: z.optional(SettlementState),
    /** Only those of this member. */
    memberId: z.optional(id),
    /** Only periods that begin on this day or later. */
    startDate: z.optional(day),
    /** Only periods that begin on this day or before. */
    endDate: z.optional(day),
    pageNo: z.optional(pageNo),
  }),
  output: z.object({
    /** The settlements of this page. */
    content: list(ContractSettlement),
    ...paging,
    /** Sums over all of them, not only the page. */
    footer: z.object({
      /** How many. */
      count,
      /** Total amount due. */
      due: money,
      /** The part that was paid. */
      paid: money,
      /** The part that is open. */
      open: money,
      /** How many are open. */
      openCount: count,
    }),
    /** What the caller can pay with now: cash that is not locked by turnover requirements. */
    payable: money,
    /** What must be in order before the caller pays, as before a transfer. */
    readiness: list(TransferReadiness),
  }),
})
