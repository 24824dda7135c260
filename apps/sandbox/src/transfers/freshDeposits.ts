import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'

/**
 * What is left to bet before deposits may leave by a transfer: what was credited, as often as the merchant said then, less the valid bets made
 * since, the oldest deposit first. A deposit that left by a withdrawal or the payment of a settlement requires nothing any more. Cents.
 */
export async function freshDeposits(db: Db, memberId: number): Promise<number> {
  const { rows } = await sql<{ amount: number; multiple: number; staked: number; left: number }>`
    with credits as (
      select credited_at as at, sum(amount - fee)::bigint as amount, max(transfer_turnover) as multiple from deposit_payments
      where member_id = ${memberId} and status = 'credited' and credited_at is not null and transfer_turnover > 0 group by credited_at
    ), spans as (select at, coalesce(lead(at) over (order by at), ${Number.MAX_SAFE_INTEGER}::bigint) as until, amount, multiple from credits)
    select amount, multiple,
      (select coalesce(sum(valid_stake), 0) from game_records
        where member_id = ${memberId} and bet_at >= at and bet_at < until and status = 'settled')::bigint as staked,
      ((select coalesce(sum(w.amount), 0) from withdrawals w
          where w.member_id = ${memberId} and w.created_at >= at and w.created_at < until and w.status = 'paid')
        + (select coalesce(sum(s.due), 0) from contract_settlements s
          where s.offerer_id = ${memberId} and s.payer = 'upline' and s.state = 'paid' and s.paid_at >= at and s.paid_at < until))::bigint as left
    from spans order by at`.execute(db)
  // Bets before a deposit do not count for it.
  return rows.reduce((open, { amount, multiple, staked, left }) => Math.max(0, open + multiple * (amount - left) - staked), 0)
}
