import { needsIdentity } from '@platform/sdk/markets'
import type { Db } from '../db/openDatabase.ts'
import type { Context } from './Context.ts'
import { Refusal } from '../base/Refusal.ts'
import { protectedRefusal, protectionColumns, stateAt } from './protectionState.ts'

type Place = Pick<Context, 'db' | 'merchant' | 'now'>

/**
 * Refuses bets, deposits, demos and claims of a member: `access.protected` in a pause, an exclusion or a closing, `play.underage` after a stated age under the minimum, `play.identity` where the market
 * accepts an identity before play. Under the wallet's lock it also sees what was entered a moment before. Trial accounts have play money.
 */
export async function assertMayPlay({ db, merchant, now }: Place, memberId: number): Promise<void> {
  if (merchant.trial) return
  const memberQuery = db
    .selectFrom('members')
    .select(['underage_at', ...protectionColumns])
    .where('id', '=', memberId)
  const { underage_at, ...protection } = await memberQuery.executeTakeFirstOrThrow()
  if (stateAt(protection, now()) !== 'open') throw protectedRefusal(protection, now())
  if (underage_at !== null) throw new Refusal('play.underage', 403)
  if (needsIdentity(merchant.market) && !(await hasIdentity(db, memberId))) throw new Refusal('play.identity', 403)
}

/** Whether an identity check of the member was accepted. */
export async function hasIdentity(db: Db, memberId: number): Promise<boolean> {
  const checks = db.selectFrom('kyc_requests').select('id').where('member_id', '=', memberId).where('status', '=', 'accepted')
  return (await checks.executeTakeFirst()) !== undefined
}
