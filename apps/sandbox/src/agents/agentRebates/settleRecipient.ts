import { REBATE_PARTS } from '@platform/sdk/agents'
import { sql } from 'kysely'
import type { Db } from '../../db/openDatabase.ts'
import { lockWallets } from '../../ledger/wallet.ts'
import { startOfDayNumber } from './rebateDays.ts'

export interface Recipient {
  memberId: number
  merchant: string
  /** Number of the day that is settled. */
  day: number
  /** Whether a member's own bets earn its own rate: only if members do not claim rebate themselves. */
  own: boolean
  at: number
}

/**
 * Writes what one member earned from a day's bets, in one transaction: every bet once, at the rates of the moment in which it was settled. One
 * that was settled while the member was excluded, closing or impeded earns the house what it would have earned the member.
 * A parallel process waits and finds it done. The days of a member are settled in order, since each carries over a remainder.
 */
export const settleRecipient = (db: Db, { memberId: member_id, merchant, day, own, at }: Recipient): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await trx
      .insertInto('agent_rebate_remainders')
      .values({ member_id, settled_day: day - 1 })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const ours = trx.selectFrom('agent_rebate_remainders').where('member_id', '=', member_id)
    const { settled_day, parts: carried } = await ours.selectAll().forUpdate().executeTakeFirstOrThrow()
    if (settled_day >= day) return
    const changes = trx.selectFrom('protection_changes').select('id').where('member_id', '=', member_id)
    const hasLeft = (await changes.where('state', 'in', ['excluded', 'closing', 'impeded', 'closed']).executeTakeFirst()) !== undefined
    const team = await writeRows(trx, { member_id, day, type: 'team', hasLeft })
    // A manual claim of the member waits for this lock, so that no bet counts for both.
    if (own) await lockWallets(trx, [member_id])
    // If own bets earn nothing any more, those that were paid are still taken back once they are void.
    const self = await writeRows(trx, { member_id, day, type: 'own', hasLeft, onlyBack: !own })
    const earned = team.earned + self.earned
    const amount = Math.max(0, Math.floor((carried + earned) / REBATE_PARTS))
    const isEmpty = team.rows + self.rows === 0
    if (!isEmpty)
      await trx.insertInto('agent_rebate_payouts').values({ member_id, day, merchant, carried, earned, amount, settled_at: at }).execute()
    const parts = isEmpty ? carried : carried + earned - amount * REBATE_PARTS
    await trx.updateTable('agent_rebate_remainders').set({ settled_day: day, parts }).where('member_id', '=', member_id).execute()
  })

interface Rows {
  member_id: number
  day: number
  type: 'own' | 'team'
  /** The member was excluded, closing or impeded at some time: what came then is the house's. */
  hasLeft: boolean
  /** Only the amounts that bets of earlier days take back. */
  onlyBack?: boolean
}

/**
 * The level difference: the part of a member's rate that exceeds the rate of the direct member on the path to the bettor. A bet that became
 * void takes back what it brought, at the rates of that time; if that was not paid, there is nothing to take back.
 */
async function writeRows(trx: Db, { member_id, day, type, hasLeft, onlyBack = false }: Rows) {
  const from = sql`${startOfDayNumber(day)}::bigint`
  const { rows } = await sql<{ earned: number; rows: number }>`
    with facts as materialized (
      select r.id, r.member_id, r.game_type, r.void, r.valid_stake, p.depth, x.rate, x.their_rate
      from team_paths p
      join members m on m.id = p.descendant_id and m.type not in (4, 40)
      join bet_results r on r.member_id = p.descendant_id and r.at >= ${from} and r.at < ${startOfDayNumber(day + 1)}::bigint and r.valid_stake <> 0
      left join bet_results f on r.void and f.record_id = r.record_id and not f.void
      left join lateral (
        select w.rate, w.their_rate, y.status from agent_rebate_bets b join agent_rebate_rows w on w.id = b.row_id
          join agent_rebate_payouts y on y.member_id = w.recipient_id and y.day = w.day
          where b.result_id = f.id and b.recipient_id = ${member_id} and b.type = ${type}
      ) paid on f.at < ${from}
      left join team_paths c on c.descendant_id = p.descendant_id and c.depth = p.depth - 1
      cross join lateral (select
        case when f.at < ${from} then paid.rate else agent_rate_at(${member_id}, r.game_type, coalesce(f.at, r.at)) end as rate,
        case when f.at < ${from} then paid.their_rate when c.ancestor_id is null then 0
          else agent_rate_at(c.ancestor_id, r.game_type, coalesce(f.at, r.at)) end as their_rate) x
      where p.ancestor_id = ${member_id} and (p.depth = 0) = ${type === 'own'} and x.rate > x.their_rate and paid.status is distinct from 'cancelled'
        and (not ${hasLeft} or not away_at(${member_id}, coalesce(f.at, r.at))) and (not ${onlyBack} or f.at < ${from}) and (${type === 'team'} or not exists (select 1 from rebate_bets k where k.result_id in (r.id, f.id)))
    ), written as (
      insert into agent_rebate_rows (recipient_id, day, source_id, type, depth, game_type, rate, their_rate, bets, valid_stake, parts)
      select ${member_id}::bigint, ${day}::int, member_id, ${type}, depth, game_type, rate, their_rate, sum(case when void then -1 else 1 end),
        sum(valid_stake), sum(valid_stake * (rate - their_rate))
      from facts group by member_id, depth, game_type, rate, their_rate order by member_id, game_type
      returning id, source_id, game_type, rate, their_rate, parts
    ), marked as (
      insert into agent_rebate_bets (result_id, recipient_id, type, row_id)
      select f.id, ${member_id}::bigint, ${type}, w.id from facts f
        join written w on (w.source_id, w.game_type, w.rate, w.their_rate) = (f.member_id, f.game_type, f.rate, f.their_rate)
    ) select coalesce(sum(parts), 0)::bigint as earned, count(*)::int as rows from written`.execute(trx)
  return rows[0]!
}
