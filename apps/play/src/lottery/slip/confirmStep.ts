export interface DrawOnSale {
  drawId: string
  numero: string
}

/** What prevents a slip from being bet. */
export type Obstacle =
  | { status: 'waiting' }
  | { status: 'locked'; numero: string }
  | { status: 'changed'; before: string; now: string }
  | { status: 'twice'; orderNo: string }

interface Facts {
  /** The draw shown to the player for the bet. */
  promised: DrawOnSale
  /** The draw on sale now, `closed` between two draws, undefined while unknown: after a sleep, without a connection. */
  now: DrawOnSale | 'closed' | undefined
  /** The same slip, bet on this draw before, in any tab; undefined once the player has confirmed to bet it twice. */
  same?: { orderNo: string }
}

/** What prevents the bet: it must be for the draw shown to the player, while that is on sale, and a repetition requires a confirmation. */
export function obstacleTo({ promised, now, same }: Facts): Obstacle | undefined {
  if (!now) return { status: 'waiting' }
  if (now === 'closed') return { status: 'locked', numero: promised.numero }
  if (now.drawId !== promised.drawId) return { status: 'changed', before: promised.numero, now: now.numero }
  return same && { status: 'twice', orderNo: same.orderNo }
}
