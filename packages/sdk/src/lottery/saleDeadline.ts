/** When an answer was requested and when it came, ms of `performance.now()`: the pair of the halving rule. */
export interface AnswerTimes {
  sent: number
  received: number
  /** The server's time when it came, as the client's clock had it. */
  serverTime?: number
}

interface OnSale {
  isSale: boolean
  /** ms, as of the answer. */
  remainTime: number
  /** When betting ends, on the server's clock. */
  lockTime?: number
}

/** Half of a quicker answer is never more than a second wrong. */
const SLOW_MS = 2000
/** So wrong may a clock be that has had a quick answer. */
const SLACK_MS = 1000

/**
 * When the sale of a draw ends, on the clock of `performance.now()`: what the gateway said was left, less half of the time that the
 * answer took. Of a slow answer, or one that came at a later attempt, half says little: there the lock counts on the client's clock,
 * which goes by the fastest of several answers, as long as the two can both be true. The device's own clock has no part in it.
 * Undefined while the draw is not on sale. Section 4.
 */
export function saleDeadline({ isSale, remainTime, lockTime = 0 }: OnSale, times: AnswerTimes): number | undefined {
  if (!isSale || !(remainTime > 0)) return undefined
  const { sent, received, serverTime } = times
  const halved = received + remainTime - (received - sent) / 2
  if (received - sent <= SLOW_MS || serverTime === undefined) return halved
  const told = received + lockTime - serverTime
  const [earliest, latest] = [sent + remainTime, received + remainTime]
  const possible = told >= earliest - SLACK_MS && told <= latest + SLACK_MS
  return possible ? Math.min(Math.max(told, earliest), latest) : halved
}
