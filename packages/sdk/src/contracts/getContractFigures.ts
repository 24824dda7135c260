import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count, flag, id, int, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { pageNo } from '../core/wire/queryFields.ts'
import { paging } from '../core/paging.ts'
import { contractTexts } from '../texts/contractTexts.ts'
import { ContractFigures, figureFields, periodFields } from './ContractFigures.ts'
import { contractCall } from './ContractKind.ts'
import { contractPeriod } from './contractPeriod.ts'

/** One member's figures in the period. */
export const ContractMember = z.object({
  /** Id of the member. */
  memberId: id,
  /** Masked for members further down than the caller's direct members. */
  userName: text,
  ...figureFields,
  /** Counts as active. */
  active: flag,
})
export type ContractMember = z.output<typeof ContractMember>

/**
 * The lines that the figures of a period are the sum of, member by member, 20 a page, the highest stakes first. For a settled period, the
 * lines that its settlement was computed from. Errors: `access.feature`; `notFound`, for a member who is neither the caller nor a direct
 * member; `contract.period` where no period begins then. Spec 7.5.
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
    /** Sums over all members, not only the page. */
    footer: ContractFigures,
    /** Number of members with any activity. */
    memberCount: count,
    /** The period is settled: these lines no longer change. */
    settled: flag,
    /** Time of the calculation, ms. */
    updateTime: int,
  }),
})
