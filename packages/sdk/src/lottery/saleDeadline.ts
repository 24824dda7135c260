/** When an answer was asked for and when it came, ms of `performance.now()`: the pair of the halving rule. */
export interface AnswerTimes {
  sent: number
  received: number
}

/**
 * When the sale of a draw ends, on the clock of `performance.now()`: what the gateway said was left, less half of the time that the
 * answer took. The device's own clock has no part in it. Undefined while the draw is not on sale. Section 4.
 */
export function saleDeadline(draw: { isSale: boolean; remainTime: number }, { sent, received }: AnswerTimes): number | undefined {
  if (!draw.isSale || !(draw.remainTime > 0)) return undefined
  return received + draw.remainTime - (received - sent) / 2
}
