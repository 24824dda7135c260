import type { Db } from '../db/openDatabase.ts'
import { Refusal } from '../gateway/Refusal.ts'
import { lockWallets } from '../ledger/wallet.ts'

/** Whether an account is closed. With its wallet locked (`lockWallets`) it is not closed before the transaction ends. */
export async function isClosed(db: Db, memberId: number): Promise<boolean> {
  const { closed_at } = await db.selectFrom('members').select('closed_at').where('id', '=', memberId).executeTakeFirstOrThrow()
  return closed_at !== null
}

/** Locks the wallet of the caller before it is paid. Throws `session.expired` if the account was closed since the call was authorised. */
export async function lockOpenAccount(db: Db, memberId: number): Promise<void> {
  await lockWallets(db, [memberId])
  if (await isClosed(db, memberId)) throw new Refusal('session.expired', 401)
}
