import type { Db } from '../db/openDatabase.ts'
import { Refusal } from '../base/Refusal.ts'
import { lockWallets } from '../ledger/wallet.ts'
import { isClosed } from './isClosed.ts'

/** Locks the wallet of the caller before it is paid. Throws `session.expired` if the account was closed since the call was authorised. */
export async function lockOpenAccount(db: Db, memberId: number): Promise<void> {
  await lockWallets(db, [memberId])
  if (await isClosed(db, memberId)) throw new Refusal('session.expired', 401)
}
