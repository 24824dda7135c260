import type { DownlineRebate, RebateQuota } from '@platform/sdk/agents'

type Editable = Pick<DownlineRebate, 'gameType' | 'later' | 'least' | 'most' | 'step'>

/** The rates that a member may get, ascending, the agreed one included; `full` where the quota of the rate's level is used up. */
export function ratesFor(
  { gameType, later, least, most, step }: Editable,
  quotas: readonly RebateQuota[],
): { value: number; full: boolean }[] {
  const levels = quotas.filter((quota) => quota.gameType === gameType)
  /** The level of a rate: the highest one that starts at or below it. */
  const levelOf = (rate: number) =>
    levels.reduce<RebateQuota | undefined>(
      (best, level) => (level.rate <= rate && level.rate > (best?.rate ?? -1) ? level : best),
      undefined,
    )
  const own = levelOf(later)
  const values = new Set([later])
  for (let value = Math.ceil(least / step) * step; value <= most; value += step) values.add(value)
  return [...values]
    .toSorted((one, other) => one - other)
    .map((value) => {
      const level = levelOf(value)
      // Another rate within the member's own level needs no further quota.
      return { value, full: level !== undefined && level !== own && level.used >= level.most }
    })
}
