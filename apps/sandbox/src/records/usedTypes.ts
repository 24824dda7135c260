import type { OutputOf } from '@platform/sdk'
import type { getTransactionTypes } from '@platform/sdk/records'
import { sql } from 'kysely'
import { memberOf, type Context } from '../gateway/Context.ts'
import { transactionCodes, transactionName } from './transactionTypes.ts'

/** Every type of movement, and which of them the member has: one index lookup for each, however long the record is. */
export async function usedTypes(context: Context): Promise<OutputOf<typeof getTransactionTypes>> {
  const { rows } = await sql<{ code: string; used: boolean }>`
    select code, exists (select 1 from wallet_rows where member_id = ${memberOf(context).id}::bigint and type = code) as used
    from unnest(${transactionCodes}::text[]) with ordinality as t(code, place) order by place`.execute(context.db)
  return { content: rows.map(({ code, used }) => ({ txCode: code, txName: transactionName(code, context.language), used })) }
}
