import { needsIdentity } from '@platform/sdk/markets'
import type { Db } from '../db/openDatabase.ts'
import type { Context } from './Context.ts'
import { Refusal } from '../base/Refusal.ts'
import { protectedRefusal, protectionColumns, stateAt } from './protectionState.ts'
import { unansweredTerms } from './unansweredTerms.ts'

type Place = Pick<Context, 'db' | 'merchant'>

/**
 * Refuses bets, deposits, demos and claims of a member: `access.protected` in a pause, an exclusion or a closing, `play.underage` after a stated
 * age under the minimum, `play.identity` where the market accepts an identity before play, `terms.changed` before the answer to a material
 * change of the terms. Under the wallet's lock it also sees what was entered a moment before. Trial accounts have play money.
 */
export async function assertMayPlay({ db, merchant, now }: Place & Pick<Context, 'now'>, memberId: number): Promise<void> {
  if (merchant.trial) return
  const protection = await db.selectFrom('members').select(protectionColumns).where('id', '=', memberId).executeTakeFirstOrThrow()
  if (stateAt(protection, now()) !== 'open') throw protectedRefusal(protection, now())
  const reason = await whyNoPrize({ db, merchant }, memberId)
  if (reason) throw new Refusal(reason, 403)
  if (await unansweredTerms(db, memberId).select('version').limit(1).executeTakeFirst()) throw new Refusal('terms.changed', 403)
}

/** Refuses an operator's grant to a member who may not have it yet: it waits for the identity. */
export async function assertMayEarn(place: Place, memberId: number): Promise<void> {
  const reason = await whyNoPrize(place, memberId)
  if (reason) throw new Refusal(reason, 403)
}

/** Why a member is paid no prize, bonus or rebate yet; undefined for one who is. */
export async function whyNoPrize({ db, merchant }: Place, memberId: number): Promise<'play.underage' | 'play.identity' | undefined> {
  if (merchant.trial) return undefined
  const { underage_at } = await db.selectFrom('members').select('underage_at').where('id', '=', memberId).executeTakeFirstOrThrow()
  if (underage_at !== null) return 'play.underage'
  return needsIdentity(merchant.market) && !(await hasIdentity(db, memberId)) ? 'play.identity' : undefined
}

/** Whether an identity check of the member was accepted. */
export async function hasIdentity(db: Db, memberId: number): Promise<boolean> {
  const checks = db.selectFrom('kyc_requests').select('id').where('member_id', '=', memberId).where('status', '=', 'accepted')
  return (await checks.executeTakeFirst()) !== undefined
}
