import type { Context } from './Context.ts'
import { Refusal } from '../base/Refusal.ts'
import { memberStateOf } from './memberState.ts'
import { stateRefusal } from './openToState.ts'
import { protectedRefusal, protectionColumns, stateAt } from './protectionState.ts'
import { unansweredTerms } from './unansweredTerms.ts'

type Place = Pick<Context, 'db' | 'merchant'>

/**
 * Refuses bets, deposits, demos and claims of a member: `access.protected` in a pause, an exclusion or a closing, `play.underage` after a stated
 * age under the minimum, `play.identity` and `play.refused` where the market accepts an identity before play, `terms.changed` before the answer to a material
 * change of the terms. Under the wallet's lock it also sees what was entered a moment before. Trial accounts have play money.
 */
export async function assertMayPlay({ db, merchant, now }: Place & Pick<Context, 'now'>, memberId: number): Promise<void> {
  if (merchant.trial) return
  const protection = await db.selectFrom('members').select(protectionColumns).where('id', '=', memberId).executeTakeFirstOrThrow()
  if (stateAt(protection, now()) !== 'open') throw protectedRefusal(protection, now())
  await assertActive({ db, merchant }, memberId)
  if (await unansweredTerms(db, memberId).select('version').limit(1).executeTakeFirst()) throw new Refusal('terms.changed', 403)
}

/** Refuses an operator's grant to a member who may not have it yet: it waits for the identity. */
export async function assertMayEarn(place: Place, memberId: number): Promise<void> {
  if (!place.merchant.trial) await assertActive(place, memberId)
}

async function assertActive({ db, merchant }: Place, memberId: number): Promise<void> {
  const state = await memberStateOf(db, merchant.market, memberId)
  if (state !== 'active') throw stateRefusal(state)
}

/** Whether a member is paid no prize, bonus or rebate yet. */
export const waitsForPrizes = async ({ db, merchant }: Place, memberId: number): Promise<boolean> =>
  !merchant.trial && (await memberStateOf(db, merchant.market, memberId)) !== 'active'
