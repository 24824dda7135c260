import { minor, type InputOf, type OutputOf } from '@platform/sdk'
import type { getMemberTransaction } from '@platform/sdk/records'
import { sql } from 'kysely'
import { memberOf, type Context } from '../gateway/Context.ts'
import { notFound } from '../base/Refusal.ts'
import { rowId } from '../gateway/rowId.ts'
import { describeRows, type WalletRow } from './describeRows.ts'
import { teamOf } from './teamOf.ts'

/** A movement of the member, or of the agent's team, with the others of the same event: a bet and its prize, a withdrawal and its return. Throws 404 for any other. */
export async function transactionOf(
  { id, types }: InputOf<typeof getMemberTransaction>,
  context: Context,
): Promise<OutputOf<typeof getMemberTransaction>> {
  const { db } = context
  const row = await db.selectFrom('wallet_rows').selectAll().where('id', '=', rowId(id)).executeTakeFirst()
  // A caller without a team gets that refusal whatever the row is.
  const team = types === 'A' ? await teamOf(context, row ? [row.member_id] : []) : undefined
  if (!row || !(team ? team.has(row.member_id) : row.member_id === memberOf(context).id)) throw notFound()
  const memberId = row.member_id
  const { rows: parts } = await sql<{ bucket: 'cash' | 'bonus'; amount: number }>`
    select a.kind as bucket, sum(e.change)::bigint as amount from ledger_entries e join ledger_accounts a on a.id = e.account_id
    where e.transfer_id = ${row.transfer_id}::bigint and a.member_id = ${memberId}::bigint and a.kind in ('cash', 'bonus')
    group by 1 having sum(e.change) <> 0 order by 1 desc`.execute(db)
  // Later transfers of an event have the id of the first one as `origin_id`.
  const { rows: related } = await sql<WalletRow>`
    with first as (select coalesce(origin_id, id) as id from ledger_transfers where id = ${row.transfer_id}::bigint)
    select r.* from first join ledger_transfers t on t.id = first.id or t.origin_id = first.id
      join wallet_rows r on r.transfer_id = t.id and r.member_id = ${memberId}::bigint
    where r.id <> ${row.id}::bigint order by r.created_at, r.id limit 20`.execute(db)
  const [transaction, ...others] = await describeRows([row, ...related], context, team)
  return {
    transaction: transaction!,
    parts: parts.map(({ bucket, amount }) => ({ bucket, amount: minor(amount) })),
    related: others,
    transferId: String(row.transfer_id),
  }
}
