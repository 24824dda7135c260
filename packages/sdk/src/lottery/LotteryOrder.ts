import * as z from 'zod/mini'
import { flag, id, int, money, oneOf, optionalInt, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { Draw } from './Draw.ts'
import { PlayCode } from './plays.ts'

/** State of an order or of one of its bets: open until the draw is settled. */
export const BetStatus = /* @__PURE__ */ oneOf('open', 'won', 'lost', 'cancelled')
export type BetStatus = z.output<typeof BetStatus>

const summary = {
  orderNo: id,
  gameCode: id,
  gameName: text,
  drawId: id,
  numero: id,
  betTime: int,
  /** Time of settlement, ms; missing while it is open. */
  settledTime: optionalInt,
  /** Its cost, without cancelled lines. */
  stake: money,
  /** Its prize. */
  prize: money,
  /** Its outcome. */
  status: BetStatus,
  /** '' until the draw. */
  winningNumber: text,
}

/** A slip that was bet, as lists show it. */
export const LotteryOrder = z.object({
  ...summary,
  /** How many lines it has. */
  lines: int,
})
export type LotteryOrder = z.output<typeof LotteryOrder>

/** One line of an order. Odds are in hundredths; `numbers` is read by `parseNumbers`. */
export const SubOrder = z.object({
  subOrderNo: id,
  playCode: PlayCode,
  numbers: id,
  unit: money,
  multiplier: int,
  /** Number of bets in it. */
  bets: int,
  odds: int,
  /** Its cost. */
  stake: money,
  /** Its prize. */
  prize: money,
  /** Its outcome. */
  status: BetStatus,
  /** True until its draw locks. */
  cancellable: flag,
})
export type SubOrder = z.output<typeof SubOrder>

/** An order with its lines and its draw. */
export const LotteryOrderDetail = z.object({
  ...summary,
  /** Its lines. */
  subOrders: list(SubOrder),
  /** Its draw. */
  draw: Draw,
})
export type LotteryOrderDetail = z.output<typeof LotteryOrderDetail>
