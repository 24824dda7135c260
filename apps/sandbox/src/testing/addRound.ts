import type { Db } from '../db/openDatabase.ts'

/** Inserts a settled slot round of a member of ipanema; `stake` in cents, `more` overrides columns. */
export async function addRound(db: Db, account: string, stake: number, more: object = {}): Promise<void> {
  const { id } = await db.selectFrom('members').select('id').where('account', '=', account).executeTakeFirstOrThrow()
  const game = { merchant: 'ipanema', node_id: 'slot-1', vendor: 'BOREAL', game_type: 'RNG' as const }
  const round = { member_id: id, ...game, round_id: crypto.randomUUID(), play_session_id: null, stake, bet_at: 1, settled_at: 2 }
  await db
    .insertInto('game_records')
    .values({ ...round, status: 'settled', ...more })
    .execute()
}
