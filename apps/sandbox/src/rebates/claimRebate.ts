import { minor, type InputOf, type OutputOf } from '@platform/sdk'
import type { claimRebate as call } from '@platform/sdk/wallet'
import { lockOpenAccount } from '../account/exports.ts'
import { assertMayPlay } from '../gateway/assertMayPlay.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { numbered } from '../gateway/numbered.ts'
import { Refusal } from '../base/Refusal.ts'
import { claimableAt } from './claimableAt.ts'
import { openRebate, type OpenRebate } from './openRebate.ts'
import { freshFrom, rebateRules } from './rebateRules.ts'
import { writeClaim } from './writeClaim.ts'

/** Pays the claimable amounts of the products that the member chose, or of all. In the transaction of its call. */
export async function claimRebate(context: Context, { gameTypes }: InputOf<typeof call>): Promise<OutputOf<typeof call>> {
  const { db, merchant, now, orderKey = null } = context
  const { id: member_id, merchant: code } = memberOf(context)
  await lockOpenAccount(db, member_id)
  await assertMayPlay(context, member_id)
  const rules = await rebateRules(db, merchant)
  const at = now()
  const wait = await claimableAt(db, member_id, rules, at)
  if (wait !== undefined) throw new Refusal('rebate.wait', 400, { claimableAt: wait })
  const open = await openRebate(context, { until: at + 1, fresh: freshFrom(at, rules) })
  const products = open.filter(({ game_type }) => gameTypes?.includes(game_type) ?? true)
  const total = products.reduce((sum, { amount }) => sum + amount, 0)
  if (total === 0) throw new Refusal('rebate.none', 400)
  if (total < rules.min_claim) throw new Refusal('rebate.min', 400, { min: rules.min_claim / 100 })
  const claim_no = numbered('B', at)
  await writeClaim(db, { claim_no, order_key: orderKey, merchant: code, member_id, status: 'paid', source: 'member', products, at })
  return { claimNo: claim_no, amount: minor(total), products: products.map(productOf) }
}

/** A product in wire format. */
export const productOf = ({ game_type, bets, valid_stake, rate, back, amount }: Omit<OpenRebate, 'results' | 'oldest'>) => ({
  gameType: game_type,
  bets,
  validBetAmount: minor(valid_stake),
  rate,
  back: minor(back),
  amount: minor(amount),
})
