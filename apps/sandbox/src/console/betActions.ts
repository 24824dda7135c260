import { randomUUID } from 'node:crypto'
import { GameType } from '@platform/sdk/games'
import * as z from 'zod/mini'
import { notFound } from '../base/Refusal.ts'
import { takeBet } from '../limits/exports.ts'
import { action, type Action } from './Action.ts'
import { memberNamed } from './memberNamed.ts'
import { cents } from './newMember.ts'

const BetBody = z.object({
  merchant: z.string(),
  userName: z.string(),
  amount: cents,
  gameType: z._default(z.enum(GameType.options), 'RNG'),
})

/** Actions for an operator to test rebates and turnover. */
export const betActions: Record<string, Action> = {
  /** Makes a bet that has just been lost, with its transfers. */
  'bets/lose': action(
    'A member bets and loses, settled at once: for rebate, turnover and missions.',
    BetBody,
    async ({ amount, gameType, ...who }, services) => {
      const { id: member_id, merchant } = await memberNamed(who, services)
      const { db } = services.database
      const game = await db
        .selectFrom('games')
        .select(['node_id', 'vendor', 'game_type'])
        .where('game_type', '=', gameType)
        .orderBy('node_id')
        .executeTakeFirst()
      if (!game) throw notFound()
      const [round_id, at] = [randomUUID(), services.now()]
      const place = { merchant: services.merchants.find(merchant)!, now: services.now }
      await db.transaction().execute(async (trx) => {
        const move = { merchant, memberId: member_id, amount, key: `console:${round_id}`, reference: `round:${round_id}`, at }
        const bet = await takeBet({ ...place, db: trx }, move)
        const round = { ...game, merchant, member_id, round_id, play_session_id: null, stake: amount, status: 'settled' as const }
        await trx
          .insertInto('game_records')
          .values({ ...round, bet_at: at, settled_at: at })
          .execute()
        await bet.notify()
      })
    },
  ),
}
