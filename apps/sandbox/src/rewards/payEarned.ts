import { assertMayPlay } from '../gateway/assertMayPlay.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { tryPart } from '../gateway/tryPart.ts'
import { payOffer } from './claimRewards.ts'
import type { Offer } from './Offer.ts'
import { offersOf } from './offersOf.ts'

/**
 * Pays every reward that the member could claim now as cash, before the account is closed to claims. Its turnover binds the cash wherever the
 * account goes on: after a pause, or a closing that is cancelled. Under the lock of the wallet. Nothing is paid to an account that may not
 * claim, nor what the pool is too short for: a pause does not wait for it, and the other rewards are paid.
 */
export async function payEarned(context: Context): Promise<void> {
  const { id } = memberOf(context)
  const name = `rewards of ${id}`
  let offers: Offer[] = []
  await tryPart(context.db, name, async () => {
    await assertMayPlay(context, id)
    offers = await offersOf(context)
  })
  for (const offer of offers) {
    if (offer.status !== 'claim') continue
    await tryPart(context.db, name, async () => void (await payOffer(offer, context, { asCash: true })))
  }
}
