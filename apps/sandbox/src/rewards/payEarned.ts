import { inSavepoint } from '../db/inSavepoint.ts'
import { assertMayPlay } from '../gateway/assertMayPlay.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { Refusal } from '../base/Refusal.ts'
import { payOffer } from './claimRewards.ts'
import { offersOf } from './offersOf.ts'

/**
 * Pays every reward that the member could claim now as cash, before the account is closed to claims. Its turnover binds the cash wherever the
 * account goes on: after a pause, or a closing that is cancelled. Under the lock of the wallet. Nothing is paid to an account that may not
 * claim, and while the pool is short: a pause does not wait for it.
 */
export async function payEarned(context: Context): Promise<void> {
  const { id } = memberOf(context)
  const error = await inSavepoint(context.db, async () => {
    await assertMayPlay(context, id)
    const offers = await offersOf(context)
    for (const offer of offers) if (offer.status === 'claim') await payOffer(offer, context, { asCash: true })
  })
  if (error && !(error instanceof Refusal)) console.error(`rewards of ${id}:`, error)
}
