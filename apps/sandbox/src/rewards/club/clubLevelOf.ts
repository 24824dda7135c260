/** A level of the club, and the points that it requires. */
export interface PointLevel {
  level: number
  points: number
}

export interface ClubPosition {
  /** The member's level, by today's points or retained from an earlier day. */
  level: number
  /** Points of the window that ends today. */
  points: number
  /** The level by these points alone: the one that remains once a retained level ends. */
  pointsLevel: number
  /** Number of the first platform day without the level, unless more points come; undefined for the lowest level, which is never lost. */
  keptUntil: number | undefined
}

/** Parts of a point: a cent at one percent. Sums stay integers. */
export const UNITS = 10_000

/**
 * A member's position in the club. Points count for a window of days, and so does the best level of each day: a level that was reached is
 * retained for as many days, counted from the last day on which the points were enough. It is computed on demand, not
 * stored, so bets that turn out to be void remove their points. `units` by platform day; `levels` from the lowest.
 */
export function clubLevelOf(
  units: ReadonlyMap<number, number>,
  levels: readonly PointLevel[],
  today: number,
  window: number,
): ClubPosition {
  const pointsOn = (day: number) => {
    let sum = 0
    for (let back = 0; back < window; back++) sum += units.get(day - back) ?? 0
    return Math.floor(sum / UNITS)
  }
  const levelFor = (points: number) => levels.findLast((one) => one.points <= points)?.level ?? 0
  let [level, last] = [levelFor(pointsOn(today)), today]
  for (let back = 1; back < window; back++) {
    const earlier = levelFor(pointsOn(today - back))
    if (earlier > level) [level, last] = [earlier, today - back]
  }
  const points = pointsOn(today)
  return { level, points, pointsLevel: levelFor(points), keptUntil: level > (levels[0]?.level ?? 0) ? last + window : undefined }
}
