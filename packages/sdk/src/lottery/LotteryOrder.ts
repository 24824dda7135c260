import { flag, id, int, money, oneOf, text } from '../core/fields.ts'
import { list } from '../core/list.ts'
import { z } from '../core/schema.ts'
import { Draw } from './Draw.ts'
import { PlayCode } from './plays.ts'

export const BetStatus = /* @__PURE__ */ oneOf('open', 'won', 'lost', 'cancelled')
export type BetStatus = z.output<typeof BetStatus>

const summary = {
  orderNo: id,
  gameCode: id,
  gameName: text,
  drawId: id,
  numero: id,
  betTime: int,
  /** Cents, without what was cancelled. */
  stake: money,
  prize: money,
  status: BetStatus,
  /** '' until the draw. */
  winningNumber: text,
}

/** A slip that was bet, as lists show it. */
export const LotteryOrder = z.object({ ...summary, lines: int })
export type LotteryOrder = z.output<typeof LotteryOrder>

/** One line of an order. Amounts in cents, odds in hundredths; `numbers` is read by `parseNumbers`. */
export const SubOrder = z.object({
  subOrderNo: id,
  playCode: PlayCode,
  numbers: id,
  unit: money,
  multiplier: int,
  bets: int,
  odds: int,
  stake: money,
  prize: money,
  status: BetStatus,
  /** True until its draw locks. */
  cancellable: flag,
})
export type SubOrder = z.output<typeof SubOrder>

/** An order with its lines and its draw. */
export const LotteryOrderDetail = z.object({ ...summary, subOrders: list(SubOrder), draw: Draw })
export type LotteryOrderDetail = z.output<typeof LotteryOrderDetail>
