import { minor, type Minor } from '@platform/sdk'
import type { WithdrawOrder } from '@platform/sdk/withdraw'
import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import { addEffect, type EffectHandler } from '../ledger/effects.ts'
import { notifyMember } from './messages.ts'
import type { WithdrawalRow } from './steps.ts'

type Order = Pick<WithdrawalRow, 'order_no' | 'member_id'>

/** Holds the member's bonuses, also those whose money is all in bets: no bet uses them and none counts for them while the withdrawal is open. */
export async function holdBonuses(db: Db, { order_no, member_id }: Order, at: number): Promise<void> {
  await sql`select grants_hold(${member_id}::bigint, ${order_no}, ${at}::bigint)`.execute(db)
}

/** What a withdrawal holds of bonuses, and what became of what it held when it was not paid: absent without one. */
export const bonusOf = async (db: Db, orderNo: string) => ({ ...(await heldBonusOf(db, orderNo)), ...(await bonusOutcomeOf(db, orderNo)) })

async function heldBonusOf(db: Db, orderNo: string): Promise<{ heldBonus?: Minor; sharesBonus: boolean }> {
  const { rows } = await sql<{ held: number | null; shared: boolean | null }>`
    select sum(a.debits_pending)::bigint as held, bool_or(exists (select 1 from grant_pauses o
      where o.account_id = p.account_id and o.order_no <> p.order_no and o.until_at is null)) as shared
    from grant_pauses p join ledger_accounts a on a.id = p.account_id
    where p.order_no = ${orderNo} and p.until_at is null and a.state = 'held'`.execute(db)
  const { held, shared } = rows[0]!
  return { ...(held !== null && { heldBonus: minor(held) }), sharesBonus: shared ?? false }
}

/** Of several bonuses, the one that came back first. One whose deposit was claimed back, or whose account was closed, has no outcome. */
async function bonusOutcomeOf(db: Db, orderNo: string): Promise<Pick<WithdrawOrder, 'bonusOutcome'>> {
  const { rows } = await sql<{ outcome: NonNullable<WithdrawOrder['bonusOutcome']> }>`
    select case when a.state = 'held' then 'held' when a.state <> 'withdrawn' then 'back'
      when grant_is_paid(a.id) then 'ended' else 'owed' end as outcome
    from grant_pauses p join ledger_accounts a on a.id = p.account_id
    where p.order_no = ${orderNo} and p.until_at is not null and a.state <> 'closed' order by outcome limit 1`.execute(db)
  return rows[0] ? { bonusOutcome: rows[0].outcome } : {}
}

/** Ends the bonuses that a withdrawal holds, as it is paid. */
export async function endBonuses(db: Db, { order_no, member_id }: Order, at: number): Promise<void> {
  const { rows } = await sql<{ count: number }>`select grants_end(${order_no}, ${at}::bigint) as count`.execute(db)
  if (rows[0]!.count > 0) await notifyMember(db, member_id, 'bonusEnded', at)
}

/** Releases the bonuses of a withdrawal whose money came back, with their turnover. Those that it had ended are restored by an effect, once the pool has enough. */
export async function releaseBonuses(db: Db, { order_no, member_id }: Order, at: number): Promise<void> {
  const { rows } = await sql<{ account: number; restore: boolean }>`
    select account, restore from grants_release(${order_no}, ${at}::bigint)`.execute(db)
  if (rows.some(({ restore }) => !restore)) await notifyMember(db, member_id, 'bonusBack', at)
  for (const { account, restore } of rows) {
    const payload = { accountId: account, orderNo: order_no, memberId: member_id }
    if (restore) await addEffect(db, { kind: 'bonusRestore', key: `${account}:${order_no}`, payload }, at)
  }
}

/** Restores a bonus that a returned withdrawal had ended. Throws while the pool is short. */
export const restoreBonus =
  (db: Db, now: () => number): EffectHandler =>
  ({ payload }) =>
    db.transaction().execute(async (trx) => {
      const [account, order] = [Number(payload.accountId), String(payload.orderNo)]
      const call = sql<{ restored: boolean }>`select grant_restore(${account}::bigint, ${order}, ${now()}::bigint) as restored`
      if ((await call.execute(trx)).rows[0]!.restored) await notifyMember(trx, Number(payload.memberId), 'bonusBack', now())
    })
