export interface DrawOnSale {
  drawId: string
  numero: string
}

/** What is between a slip and its bet. */
export type Obstacle =
  | { status: 'waiting' }
  | { status: 'locked'; numero: string }
  | { status: 'changed'; before: string; now: string }
  | { status: 'twice'; orderNo: string }

interface Facts {
  /** The draw that the player was told the bet is for. */
  promised: DrawOnSale
  /** The draw on sale now, `closed` between two, undefined while nobody knows: after a sleep, without a connection. */
  now: DrawOnSale | 'closed' | undefined
  /** The same slip, bet on this draw before, in whatever tab; undefined once the player wants it twice. */
  same?: { orderNo: string }
}

/** A bet goes to the draw that its player was told, while that is on sale, and not twice unasked. */
export function obstacleTo({ promised, now, same }: Facts): Obstacle | undefined {
  if (!now) return { status: 'waiting' }
  if (now === 'closed') return { status: 'locked', numero: promised.numero }
  if (now.drawId !== promised.drawId) return { status: 'changed', before: promised.numero, now: now.numero }
  return same && { status: 'twice', orderNo: same.orderNo }
}
