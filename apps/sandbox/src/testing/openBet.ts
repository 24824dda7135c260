import type { Db } from '../db/openDatabase.ts'
import { voidBet } from '../ledger/voidBet.ts'
import { payout, stake, type WalletMove } from '../ledger/wallet.ts'

interface Bet extends Pick<WalletMove, 'merchant' | 'memberId' | 'amount'> {
  now: () => number
  /** Takes the money of the bet. */
  take?: (trx: Db, move: WalletMove) => Promise<unknown>
}

/** A bet at slots that is not decided yet, and what decides it. */
export async function openBet(db: Db, { now, take = stake, ...move }: Bet) {
  const { merchant, memberId: member_id, amount } = move
  const round_id = crypto.randomUUID()
  const key = `bet:${round_id}`
  const game = await db
    .selectFrom('games')
    .select(['node_id', 'vendor', 'game_type'])
    .where('game_type', '=', 'RNG')
    .executeTakeFirstOrThrow()
  const at = now()
  await db.transaction().execute(async (trx) => {
    await take(trx, { ...move, key, reference: `round:${round_id}`, at })
    const record = { ...game, merchant, member_id, round_id, play_session_id: null, stake: amount, settled_at: null }
    await trx
      .insertInto('game_records')
      .values({ ...record, status: 'open', bet_at: at })
      .execute()
  })
  return {
    settle: (won: number) =>
      db.transaction().execute(async (trx) => {
        const end = { status: 'settled' as const, payout: won, settled_at: now() }
        // As the settlement of a draw does: the record first, then the prize.
        await trx.updateTable('game_records').set(end).where('round_id', '=', round_id).execute()
        if (won > 0) await payout(trx, { stake: key, amount: won, key: `${key}:win`, at: end.settled_at })
      }),
    void: () => db.transaction().execute((trx) => voidBet(trx, { round: round_id, stake: key, at: now() })),
  }
}
