import type { WithdrawItem } from '@platform/sdk/withdraw'
import { forgetDevices } from '../account/exports.ts'
import type { Db } from '../db/openDatabase.ts'
import { lockWallets } from '../ledger/wallet.ts'
import { moneyOf } from './factsOf.ts'

/** What blocks a member's withdrawals from being sent. Under the lock of the wallet it does not change. */
export async function stopOf(db: Db, memberId: number): Promise<Extract<WithdrawItem, 'frozen' | 'owed'> | undefined> {
  const memberQuery = db.selectFrom('members').select('withdrawals_frozen').where('id', '=', memberId)
  if ((await memberQuery.executeTakeFirstOrThrow()).withdrawals_frozen) return 'frozen'
  return (await moneyOf(db, memberId)).owed > 0 ? 'owed' : undefined
}

/** Freezes or unfreezes a member's withdrawals; approved ones that were not sent yet wait meanwhile, and devices require the password again. */
export const freezeWithdrawals = (db: Db, memberId: number, frozen: boolean, at: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockWallets(trx, [memberId])
    await trx.updateTable('members').set({ withdrawals_frozen: frozen }).where('id', '=', memberId).execute()
    await (frozen ? forgetDevices(trx, memberId) : freePayouts(trx, memberId, at))
  })

/** Sends approved withdrawals that were blocked in the next round, without their remaining retry delay. */
export async function freePayouts(db: Db, memberId: number, at: number): Promise<void> {
  const stoppedOrders = db.selectFrom('withdrawals').select('order_no').where('member_id', '=', memberId).where('status', '=', 'approved')
  await db
    .updateTable('effects')
    .set({ next_at: at })
    .where('kind', '=', 'withdrawPayOut')
    .where('done_at', 'is', null)
    .where('key', 'in', stoppedOrders)
    .execute()
}
