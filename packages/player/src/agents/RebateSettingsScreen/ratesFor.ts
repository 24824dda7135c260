import type { DownlineRebate, RebateQuota } from '@platform/sdk/agents'

type Editable = Pick<DownlineRebate, 'gameType' | 'later' | 'least' | 'most' | 'step'>

/** The rates that a member may get, the lowest first, what is agreed among them; `full` where as many members have such a rate as may. */
export function ratesFor(
  { gameType, later, least, most, step }: Editable,
  quotas: readonly RebateQuota[],
): { value: number; full: boolean }[] {
  const levels = quotas.filter((quota) => quota.gameType === gameType)
  /** The level that a rate is in: the highest that begins at it or below. */
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
      // Within the level that the member has a place of, no other place is needed.
      return { value, full: level !== undefined && level !== own && level.used >= level.most }
    })
}
