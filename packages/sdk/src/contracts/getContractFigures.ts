import { defineCall } from '../core/defineCall.ts'
import { count, flag, id, int, pageNo, text } from '../core/fields.ts'
import { list } from '../core/list.ts'
import { paging } from '../core/paging.ts'
import { z } from '../core/schema.ts'
import { contractTexts } from '../texts/contractTexts.ts'
import { ContractFigures, figureFields, periodFields } from './ContractFigures.ts'
import { contractCall } from './ContractKind.ts'
import { contractPeriod } from './contractPeriod.ts'

/** What one member did in the period. */
export const ContractMember = z.object({
  /** Id of the member. */
  memberId: id,
  /** Masked further down than the members right below the caller. */
  userName: text,
  ...figureFields,
  /** Counts as active. */
  active: flag,
})
export type ContractMember = z.output<typeof ContractMember>

/**
 * What the figures of a period are the sum of, member by member, 20 a page, the highest stakes first. Of a settled period the lines that its
 * settlement was computed from. Errors: `access.feature`; `notFound`, for a member who is neither the caller nor right below; `contract.period` where no period
 * begins then. Spec 7.5.
 */
export const getContractFigures = defineCall({
  name: 'getContractFigures',
  method: 'GET',
  path: '/wps/relay/MCS2_getContractFigures',
  ...contractCall,
  texts: contractTexts,
  fixed: () => ({ pageSize: 20 }),
  input: z.object({ ...contractPeriod, pageNo: z.optional(pageNo) }),
  output: z.object({
    /** The members of this page. */
    content: list(ContractMember),
    ...paging,
    ...periodFields,
    /** Sums of all members, not of the page. */
    footer: ContractFigures,
    /** How many members did anything. */
    memberCount: count,
    /** The period is settled: these lines change no more. */
    settled: flag,
    /** When it was counted, ms. */
    updateTime: int,
  }),
})
