import type { Db } from '../db/openDatabase.ts'
import { endSessionsOf } from './signIns.ts'

/**
 * Enters a state without any sign-in to the account, within the caller's transaction: closed permanently, or disabled until an operator
 * enables it. Every session and every sign-in without the password ends with it, or the state is not entered.
 */
export async function disableAccount(db: Db, memberId: number, at: number, { closed = false } = {}): Promise<void> {
  await db
    .updateTable('members')
    .set({ disabled: true, ...(closed && { closed_at: at }) })
    .where('id', '=', memberId)
    .execute()
  await endSessionsOf(db, memberId, at)
}

/** Opens a disabled account again; a closed one stays closed. Its devices require the password. */
export async function enableAccount(db: Db, memberId: number): Promise<void> {
  await db.updateTable('members').set({ disabled: false }).where('id', '=', memberId).where('closed_at', 'is', null).execute()
}
