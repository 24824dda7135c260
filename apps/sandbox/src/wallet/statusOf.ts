import type { OutputOf } from '@platform/sdk'
import type { getTransactionStatus } from '@platform/sdk/wallet'
import { sql } from 'kysely'
import type { Context } from '../gateway/Context.ts'

type Row = { owner: string; status: 'running' | 'done'; applied: boolean; answer: string | null; locked_until: number }

/**
 * The outcome of a key. A signed-in member gets the status of own keys only; a caller without a session has no other proof than the key.
 * `unknown` means that nothing has happened, and that no attempt that has begun will have an effect: an expired claim is cancelled first.
 */
export async function statusOf(key: string, context: Context): Promise<OutputOf<typeof getTransactionStatus>> {
  const { db, merchant, member, now } = context
  const row: Row | undefined = await db
    .selectFrom('idempotency_keys')
    .select(['owner', 'status', 'applied', 'answer', 'locked_until'])
    .where('merchant', '=', merchant.code)
    .where('key', '=', key)
    // A registration was sent by a guest, who may have signed in since.
    .$if(member !== undefined, (query) => query.where('owner', 'in', [String(member?.id), 'guest']))
    .executeTakeFirst()
  if (!row) return { state: 'unknown' }
  if (row.status === 'running') {
    const over = row.locked_until <= now() && (await callOff(context, key, row.owner))
    return { state: over ? 'unknown' : 'running' }
  }
  if (row.applied) return { state: 'applied' }
  return { state: 'refused', errorCode: (JSON.parse(row.answer ?? '{}') as { errorCode?: string }).errorCode }
}

/** Removes an expired claim, so that its try can no longer begin. False while its transaction is open, because it may still commit. */
async function callOff({ db, merchant, now }: Context, key: string, owner: string): Promise<boolean> {
  const { rows } = await sql`
    delete from idempotency_keys where (merchant, owner, key) in (
      select merchant, owner, key from idempotency_keys where merchant = ${merchant.code} and owner = ${owner} and key = ${key}
        and status = 'running' and locked_until <= ${now()}::bigint for update skip locked)
    returning 1`.execute(db)
  return rows.length > 0
}
