import { defineCall } from '../core/defineCall.ts'
import { count, day, id, money, pageNo } from '../core/fields.ts'
import { list } from '../core/list.ts'
import { paging } from '../core/paging.ts'
import { z } from '../core/schema.ts'
import { TransferReadiness } from '../wallet/getTransferSettings.ts'
import { ContractKind, ContractSide, contractCall } from './ContractKind.ts'
import { ContractSettlement, SettlementState } from './ContractSettlement.ts'

/** Settled periods of one kind, 20 a page, newest first: those that pay the caller, or those of the members right below. Errors: `access.feature`. Spec 7.5. */
export const getContractSettlements = defineCall({
  name: 'getContractSettlements',
  method: 'GET',
  path: '/wps/relay/MCS2_getContractSettlements',
  ...contractCall,
  fixed: () => ({ pageSize: 20 }),
  input: z.object({
    /** What they pay. */
    kind: ContractKind,
    /** Whose they are. */
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
    /** Sums of all of them, not of the page. */
    footer: z.object({
      /** How many. */
      count,
      /** What is due in all of them. */
      due: money,
      /** What of it was paid. */
      paid: money,
      /** What of it is open. */
      open: money,
      /** How many are open. */
      openCount: count,
    }),
    /** What the caller could pay with now: cash that no bets bind. */
    payable: money,
    /** What must be in order before the caller pays, as before a transfer. */
    readiness: list(TransferReadiness),
  }),
})
