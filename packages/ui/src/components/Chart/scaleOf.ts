/** The axis of a chart: from `min` to `max`, both of them ticks, all at the same distance. Highest first. */
export interface Scale {
  min: number
  max: number
  ticks: readonly number[]
}

/** Maximum steps between the ends: more labels do not fit beside a small chart. */
const MOST_STEPS = 4

/** A scale that contains every value and zero, with readable ticks: 1, 2 or 5 followed by zeros. Values are integers. */
export function scaleOf(values: readonly number[]): Scale {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  if (low === high) return { min: 0, max: 1, ticks: [1, 0] }
  for (let power = 1; ; power *= 10) {
    for (const step of [power, 2 * power, 5 * power]) {
      const first = Math.floor(low / step)
      const last = Math.ceil(high / step)
      if (last - first > MOST_STEPS) continue
      const ticks = Array.from({ length: last - first + 1 }, (_, index) => (last - index) * step)
      return { min: first * step, max: last * step, ticks }
    }
  }
}
