import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import { notFound } from '../base/Refusal.ts'

/** The platform's own switch of a merchant's withdrawals. */
export async function switchWithdrawals(db: Db, { merchant, on }: { merchant: string; on: boolean }): Promise<void> {
  const { numAffectedRows } = await sql`
    update merchants set settings = jsonb_set(settings, '{withdrawEnabled}', to_jsonb(${on}::boolean)) where code = ${merchant}`.execute(db)
  if (numAffectedRows === 0n) throw notFound()
}

/** Whether it is on. */
export async function hasWithdrawals(db: Db, merchant: string): Promise<boolean> {
  const { settings } = await db.selectFrom('merchants').select('settings').where('code', '=', merchant).executeTakeFirstOrThrow()
  return settings.withdrawEnabled !== false
}
