import { id, pageNo } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { ContractCycle, ContractKind } from './ContractKind.ts'

/** Which period of whose team: of a settlement, of a replay, or the one that runs. */
export const contractPeriod = {
  /** What the contract pays. */
  kind: ContractKind,
  /** How long the period is. */
  cycle: ContractCycle,
  /** Whose team; the caller's by default. */
  memberId: /* @__PURE__ */ z.optional(id),
  /** Its first moment, ms. */
  from: pageNo,
}
