import * as z from 'zod/mini'
import { id } from '../core/wire/fields.ts'
import { pageNo } from '../core/wire/queryFields.ts'
import { ContractCycle, ContractKind } from './ContractKind.ts'

/** Which period and whose team: for a settlement, a replay, or the running period. */
export const contractPeriod = {
  /** Kind of the contract. */
  kind: ContractKind,
  /** Length of the period. */
  cycle: ContractCycle,
  /** Whose team; the caller's by default. */
  memberId: /* @__PURE__ */ z.optional(id),
  /** Its first moment, ms. */
  from: pageNo,
}
