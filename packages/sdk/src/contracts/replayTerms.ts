import { minor, type Minor } from '../core/Minor.ts'
import type { ContractTerms } from './ContractTerms.ts'
import type { ReplayPeriod } from './replayContract.ts'
import { settlePeriod, type PeriodResult } from './settlePeriod.ts'

/** A period of a replay and what these terms would have paid. */
export interface ReplayedPeriod extends ReplayPeriod, PeriodResult {
  carryIn: Minor
}

/** Applies terms to the periods of `replayContract`, oldest first, each with the carry-over of the previous one. */
export function replayTerms(terms: ContractTerms, periods: readonly ReplayPeriod[], carryIn: Minor = minor(0)): ReplayedPeriod[] {
  let carry = terms.carryOver ? carryIn : minor(0)
  return periods.map((period) => {
    const result = settlePeriod(terms, period.figures, carry)
    const replay = { ...period, carryIn: carry, ...result }
    carry = result.carryOut
    return replay
  })
}
