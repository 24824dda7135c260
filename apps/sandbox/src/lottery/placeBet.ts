import { randomInt } from 'node:crypto'
import { minor, type InputOf, type OutputOf } from '@platform/sdk'
import { betsOf, parseNumbers, slipProblem, stakeOf, type placeLotteryBet } from '@platform/sdk/lottery'
import { isOpen } from '../catalogue/exports.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { invalid, Refusal } from '../base/Refusal.ts'
import { takeBet } from '../limits/exports.ts'
import { lotteryNamed, lotteryUnknown, type OfferedLottery } from './lotteriesOf.ts'
import { offerOf } from './offer.ts'
import { orderNamed } from './ordersOf.ts'

type Slip = InputOf<typeof placeLotteryBet>

/** A slip in one transaction, that of the call's key: draw still on sale, stake, order and records, or nothing at all. */
export async function placeBet({ drawId, lines }: Slip, context: Context): Promise<OutputOf<typeof placeLotteryBet>> {
  const { lottery, at } = await drawToBetOn(drawId, context)
  const rules = offerOf(lottery.family)
  const failure = slipProblem(lines, rules)
  if (failure) throw invalid(failure.problem)
  const member = memberOf(context)
  const orderNo = orderNumber(at)
  const stakes = lines.map(stakeOf)
  const amount = stakes.reduce((sum, one) => sum + one, 0)
  const move = { merchant: member.merchant, memberId: member.id, amount, key: `bet:${orderNo}`, reference: `order:${orderNo}`, at }
  const { balance, notify } = await takeBet(context, { ...move, bets: lines.length })
  await context.db
    .insertInto('lottery_orders')
    .values({
      order_no: orderNo,
      member_id: member.id,
      merchant: member.merchant,
      draw_id: drawId,
      stake: amount,
      placed_at: at,
      settled_at: null,
      settled_no: null,
      order_key: context.orderKey,
    })
    .execute()
  const bets = lines.map((line, index) => ({
    sub_no: `${orderNo}-${index + 1}`,
    order_no: orderNo,
    play: line.playCode,
    numbers: line.numbers,
    unit: line.unit,
    multiplier: line.multiplier,
    bets: betsOf(line.playCode, parseNumbers(line.numbers)),
    odds: rules.odds[line.playCode]!,
    stake: stakes[index]!,
  }))
  await context.db.insertInto('lottery_suborders').values(bets).execute()
  await context.db
    .insertInto('game_records')
    .values(bets.map((bet) => recordOf(bet, { member, lottery, drawId, at })))
    .execute()
  await notify()
  return { order: await orderNamed(orderNo, context), balance: minor(balance) }
}

/** Locks the draw until the bet is written, so that it is not settled meanwhile. After waiting for the row, its current state is read. */
async function drawToBetOn(drawId: string, context: Context) {
  const draw = await context.db.selectFrom('lottery_draws').selectAll().where('id', '=', drawId).forShare().executeTakeFirst()
  if (!draw) throw lotteryUnknown()
  const lottery = await lotteryNamed(draw.lottery, context)
  if (!isOpen(lottery.game)) throw new Refusal('game.maintenance', 400)
  const at = context.now()
  if (draw.status !== 'open' || at < draw.opens_at || at >= draw.locks_at) throw new Refusal('lottery.drawClosed', 400)
  return { lottery, at }
}

interface Bet {
  sub_no: string
  play: string
  numbers: string
  stake: number
}

/** The line in the member's game records. */
const recordOf = (
  bet: Bet,
  { member, lottery, drawId, at }: { member: { id: number; merchant: string }; lottery: OfferedLottery; drawId: string; at: number },
) => ({
  member_id: member.id,
  merchant: member.merchant,
  node_id: lottery.node_id,
  vendor: lottery.game.vendor,
  game_type: lottery.game.game_type,
  play_session_id: null,
  round_id: bet.sub_no,
  stake: bet.stake,
  status: 'open' as const,
  detail: JSON.stringify({ drawId, play: bet.play, numbers: bet.numbers }),
  bet_at: at,
  settled_at: null,
})

/** Day and chance: short enough to read out to a support desk. */
const orderNumber = (at: number) =>
  `L${new Date(at).toISOString().slice(2, 10).replaceAll('-', '')}${String(randomInt(10 ** 12)).padStart(12, '0')}`
