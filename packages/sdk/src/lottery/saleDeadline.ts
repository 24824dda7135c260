/** When an answer was requested and when it was received, ms of `performance.now()`: the pair of the halving rule. */
export interface AnswerTimes {
  sent: number
  received: number
  /** Server time at receipt, according to the client's clock. */
  serverTime?: number
}

interface OnSale {
  isSale: boolean
  /** ms, as of the answer. */
  remainTime: number
  /** When betting ends, on the server's clock. */
  lockTime?: number
}

/** Half of the duration of a faster answer is never off by more than a second. */
const SLOW_MS = 2000
/** Maximum error of a clock that has had a fast answer. */
const SLACK_MS = 1000

/**
 * When the sale of a draw ends, on the clock of `performance.now()`: the gateway's remaining time, less half of the answer's duration. For
 * a slow answer, or one that came at a later attempt, half of the duration is inaccurate: then the lock time on the client's clock counts,
 * which uses the fastest of several answers, as long as both are consistent. The device's own clock is not used. Undefined while the draw
 * is not on sale. Section 4.
 */
export function saleDeadline({ isSale, remainTime, lockTime = 0 }: OnSale, times: AnswerTimes): number | undefined {
  if (!isSale || !(remainTime > 0)) return undefined
  const { sent, received, serverTime } = times
  const halved = received + remainTime - (received - sent) / 2
  if (received - sent <= SLOW_MS || serverTime === undefined) return halved
  const byServer = received + lockTime - serverTime
  const [earliest, latest] = [sent + remainTime, received + remainTime]
  const possible = byServer >= earliest - SLACK_MS && byServer <= latest + SLACK_MS
  return possible ? Math.min(Math.max(byServer, earliest), latest) : halved
}
