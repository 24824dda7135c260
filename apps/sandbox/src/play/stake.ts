import { randomInt } from 'node:crypto'
import type { InputOf, OutputOf } from '@platform/sdk'
import type { Context } from '../gateway/Context.ts'
import { invalid, Refusal } from '../base/Refusal.ts'
import { payout as pay } from '../ledger/wallet.ts'
import { takeBet } from '../limits/exports.ts'
import type { placeStake } from './calls.ts'
import { assertCycle } from './assertCycle.ts'
import { decide, kindOf, payoutOf } from './outcome.ts'
import { playSessionOf } from './playSession.ts'

export const MAX_STAKE = 50_000

/** One round in one transaction, that of the call's idempotency key: stake, outcome, payout and record, or nothing. */
export async function playRound(input: InputOf<typeof placeStake>, context: Context): Promise<OutputOf<typeof placeStake>> {
  const { db, now } = context
  const { amount, side } = input
  const session = await playSessionOf(context, context.bearer)
  if (session.maintenance || session.vendor_maintenance) throw new Refusal('game.maintenance', 400)
  const kind = kindOf(session.game_type)
  if (!Number.isSafeInteger(amount) || amount < session.min_bet || amount < 1 || amount > MAX_STAKE) throw invalid('amount')
  if (kind === 'match' && !side) throw invalid('side')

  const at = now()
  const orderNo = orderNumber(at)
  const move = { merchant: session.merchant, memberId: session.member_id, reference: `round:${orderNo}`, at }
  const bet = await takeBet(context, { ...move, amount, key: `stake:${orderNo}` })
  await assertCycle(context, session)
  const outcome = decide(kind, session.rtp, (n) => randomInt(n), side)
  const payout = payoutOf(amount, outcome)
  const balance = payout ? await pay(db, { stake: `stake:${orderNo}`, amount: payout, key: `payout:${orderNo}`, at }) : bet.balance
  await db
    .insertInto('game_records')
    .values({
      member_id: session.member_id,
      merchant: session.merchant,
      node_id: session.node_id,
      vendor: session.vendor,
      game_type: session.game_type,
      play_session_id: session.id,
      round_id: orderNo,
      stake: amount,
      payout,
      status: 'settled',
      valid_stake: amount,
      detail: JSON.stringify({ outcome }),
      bet_at: at,
      settled_at: at,
      order_key: context.orderKey,
    })
    .execute()
  await bet.notify(payout)
  return { round: { orderNo, stake: amount, payout, outcome, at }, balance }
}

/** Date and random digits: short enough to read out to customer service. */
const orderNumber = (at: number) =>
  new Date(at).toISOString().slice(2, 10).replaceAll('-', '') + String(randomInt(10 ** 12)).padStart(12, '0')
