import { needsIdentity } from '@platform/sdk/markets'
import type { Db } from '../db/openDatabase.ts'
import type { Context } from './Context.ts'
import { Refusal } from '../base/Refusal.ts'

type Place = Pick<Context, 'db' | 'merchant'>

/**
 * Refuses bets, deposits, demos and claims of a member: `play.underage` after a stated age under the minimum, `play.identity` where the market
 * accepts an identity before play. Under the wallet's lock it also sees what was stated a moment before. Trial accounts have play money.
 */
export async function assertMayPlay({ db, merchant }: Place, memberId: number): Promise<void> {
  if (merchant.trial) return
  const { underage_at } = await db.selectFrom('members').select('underage_at').where('id', '=', memberId).executeTakeFirstOrThrow()
  if (underage_at !== null) throw new Refusal('play.underage', 403)
  if (needsIdentity(merchant.market) && !(await hasIdentity(db, memberId))) throw new Refusal('play.identity', 403)
}

/** Whether an identity check of the member was accepted. */
export async function hasIdentity(db: Db, memberId: number): Promise<boolean> {
  const checks = db.selectFrom('kyc_requests').select('id').where('member_id', '=', memberId).where('status', '=', 'accepted')
  return (await checks.executeTakeFirst()) !== undefined
}
