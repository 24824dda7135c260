import { replayTerms, type ContractTerms, type ReplayedPeriod, type ReplayPeriod } from '@platform/sdk/contracts'
import type { Minor } from '@platform/sdk'

/** A closed period by the proposed terms, and by those in force if their periods are the same. */
export interface ReplayRow {
  proposed: ReplayedPeriod
  now?: ReplayedPeriod
}

/** Closed periods, newest first, as both terms would have settled them; and the total that each would have paid. */
export function replayRows(periods: readonly ReplayPeriod[], carryIn: Minor, proposed: ContractTerms, now?: ContractTerms) {
  const before = now && now.cycle === proposed.cycle ? replayTerms(now, periods, carryIn) : undefined
  const after = replayTerms(proposed, periods, carryIn)
  const rows: ReplayRow[] = after.map((period, index) => ({ proposed: period, now: before?.[index] })).toReversed()
  const sum = (all: readonly ReplayedPeriod[]) => all.reduce((total, { due }) => total + due, 0)
  return { rows, proposed: sum(after), now: before && sum(before) }
}
