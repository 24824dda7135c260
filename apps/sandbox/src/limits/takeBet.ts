import type { Context } from '../gateway/Context.ts'
import { assertMayPlay } from '../gateway/assertMayPlay.ts'
import { stake, type WalletMove } from '../ledger/wallet.ts'
import { limitReached, leftOf, type Gauge } from './Gauge.ts'
import { postLimitNotices } from './notices.ts'
import { playGauges } from './playGauges.ts'

/** The kinds that a bet can exceed: those first of which nothing is left for a smaller one. */
const order = ['time', 'bets', 'loss', 'stake'] as const

type Bet = WalletMove & {
  /** How many lines of a slip it is; 1 by default. */
  bets?: number
}

export interface TakenBet {
  /** Cents after the stake. */
  balance: number
  /** Notifies the member of limits that it nearly reached, once its records are written. `payout`: cents that it won at once. */
  notify(payout?: number): Promise<void>
}

/**
 * Takes the stake of a bet, in the transaction that writes its records: the only way to one. Then, under the lock of the wallet, so that
 * parallel bets see each other, refuses a member who may not play, and a bet over a limit: `limit.loss`, `limit.stake`, `limit.bets`,
 * `limit.time`.
 */
export async function takeBet(context: Pick<Context, 'db' | 'merchant' | 'now'>, { bets = 1, ...move }: Bet): Promise<TakenBet> {
  const { db, merchant } = context
  const { memberId, amount, at } = move
  const balance = await stake(db, move)
  await assertMayPlay(context, memberId)
  const gauges = merchant.trial ? [] : await playGauges(db, memberId, at)
  const adds = { loss: amount, stake: amount, bets, time: 0 }
  const exceeded = gauges.filter(({ kind, used, value }) =>
    kind === 'time' ? used >= value : kind !== 'deposit' && used + adds[kind] > value,
  )
  if (exceeded.length > 0) throw limitReached(tightest(exceeded))
  const notify = (payout = 0) => postLimitNotices(db, memberId, { gauges, adds: { ...adds, loss: amount - payout }, at })
  return { balance, notify }
}

/** Of several exceeded limits the one to name: by kind, then by the remaining part, then the one that begins again last. */
function tightest(gauges: Gauge[]): Gauge {
  const rank = ({ kind }: Gauge) => order.findIndex((one) => one === kind)
  const length = ({ period }: Gauge) => ['month', 'week', 'day'].indexOf(period)
  return gauges.toSorted((one, other) => rank(one) - rank(other) || leftOf(one) - leftOf(other) || length(one) - length(other))[0]!
}
