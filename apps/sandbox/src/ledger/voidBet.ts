import type { Db } from '../db/openDatabase.ts'
import { lockWallets, refund, takeBack } from './wallet.ts'

/**
 * Voids an invalid bet: the stake is returned to its source, its win taken back as far as the member has money, its turnover reversed.
 * Once; false if it is already void. `round` is the record's number, `stake` the key of its stake. In the caller's transaction.
 */
export async function voidBet(db: Db, { round, stake, at }: { round: string; stake: string; at: number }): Promise<boolean> {
  const record = await db.selectFrom('game_records').select('member_id').where('round_id', '=', round).executeTakeFirstOrThrow()
  await lockWallets(db, [record.member_id])
  const bet = await db.selectFrom('game_records').selectAll().where('round_id', '=', round).forUpdate().executeTakeFirstOrThrow()
  if (bet.status === 'cancelled') return false
  await refund(db, { stake, amount: bet.stake, key: `void:${round}`, at })
  if (bet.payout > 0) {
    const { merchant, member_id: memberId, payout: amount } = bet
    await takeBack(db, { merchant, memberId, amount, key: `void:${round}:win`, reference: `round:${round}`, at }, 'takeback')
  }
  await db
    .updateTable('game_records')
    .set({ status: 'cancelled', settled_at: bet.settled_at ?? at, voided_at: at })
    .where('round_id', '=', round)
    .execute()
  return true
}
