import { minor, type OutputOf } from '@platform/sdk'
import type { getRebate } from '@platform/sdk/wallet'
import { memberOf, type Context } from '../gateway/Context.ts'
import { claimableAt } from './claimableAt.ts'
import { productOf } from './claimRebate.ts'
import { openRebate } from './openRebate.ts'
import { freshFrom, nextSettlement, rebateRules } from './rebateRules.ts'

const DAY = 86_400_000

/** The amounts that the member can claim now. */
export async function rebateOf(context: Context): Promise<OutputOf<typeof getRebate>> {
  const { db, merchant, now } = context
  await context.services.draws.keepUp()
  const { id } = memberOf(context)
  const rules = await rebateRules(db, merchant)
  const at = now()
  const open = await openRebate(context, { until: at + 1, fresh: freshFrom(at, rules) })
  return {
    products: open.map(({ oldest, ...product }) => ({
      ...productOf(product),
      expiresAt: oldest === null ? undefined : oldest + rules.expiry_days * DAY,
    })),
    total: minor(open.reduce((sum, { amount }) => sum + amount, 0)),
    min: minor(rules.min_claim),
    claimableAt: await claimableAt(db, id, rules, at),
    nextSettlement: nextSettlement(at),
    expiryDays: rules.expiry_days,
  }
}
