import { sql } from 'kysely'
import { payAfterPause } from '../contracts/exports.ts'
import type { Db } from '../db/openDatabase.ts'
import { isProtected } from '../gateway/protectionState.ts'
import { lockWallets } from '../ledger/wallet.ts'

/** What holds the bonuses of a pause, in place of a withdrawal's number. */
export const pauseKey = (changeId: number) => `pause:${changeId}`

/** Opens every account whose pause or exclusion is over, and frees the CPF of one that was closed in a pause. Returns how many were opened; one that fails is tried again with the next round. */
export async function endProtections(db: Db, now: number): Promise<number> {
  await db.deleteFrom('cpf_holders').where('until', '<=', now).execute()
  const over = db
    .selectFrom('members')
    .select('id')
    .where('protection', 'in', ['paused', 'excluded'])
    .where(({ not }) => not(isProtected('members', now)))
  let count = 0
  for (const { id } of await over.orderBy('id').execute())
    await db
      .transaction()
      .execute((trx) => endOne(trx, id, now))
      .then(() => count++)
      .catch((error: unknown) => console.error(`protection of ${id}:`, error))
  return count
}

async function endOne(db: Db, id: number, now: number): Promise<void> {
  await lockWallets(db, [id])
  const stillOver = db.selectFrom('members').select('id').where('id', '=', id).where('protection', 'in', ['paused', 'excluded'])
  if (await stillOver.where(({ not }) => not(isProtected('members', now))).executeTakeFirst()) await reopen(db, id, now)
}

/** Opens an account: what a pause held is free again, and what is due from the member's contracts is paid next. Under the lock of the wallet. */
export async function reopen(db: Db, member_id: number, at: number): Promise<void> {
  await releaseBonuses(db, member_id, at)
  await db.updateTable('members').set({ protection: null, protected_until: null, return_at: null }).where('id', '=', member_id).execute()
  await db
    .insertInto('protection_changes')
    .values({ member_id, state: 'open', until: null, return_at: null, actor: 'system', at })
    .execute()
  await payAfterPause(db, member_id, at)
}

/** Those that a withdrawal of the meantime has ended stay ended. */
async function releaseBonuses(db: Db, memberId: number, at: number): Promise<void> {
  await sql`
    select grants_release(order_no, ${at}::bigint) from (
      select distinct p.order_no from grant_pauses p join ledger_accounts a on a.id = p.account_id
      where a.member_id = ${memberId} and p.order_no like 'pause:%' and p.until_at is null order by 1) held`.execute(db)
}
