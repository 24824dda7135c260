import { minor, type OutputOf } from '@platform/sdk'
import type { getWithdrawSettings } from '@platform/sdk/withdraw'
import { memberOf, type Context } from '../gateway/Context.ts'
import { factsOf, type WithdrawFacts } from './factsOf.ts'
import { readinessOf } from './readinessOf.ts'
import { typicalTime } from './typicalTime.ts'

/** The data of the withdrawal page. */
export async function withdrawSettings(context: Context): Promise<OutputOf<typeof getWithdrawSettings>> {
  const facts = await factsOf(context)
  const { rules, money, used } = facts
  const free = money.cash - money.bound
  const amountLeft = Math.max(0, rules.day_amount - used.amount)
  return {
    balance: minor(money.cash + money.bonus),
    parts: [
      { part: 'free', amount: minor(free) },
      { part: 'turnover', amount: minor(money.bound) },
      { part: 'bonus', amount: minor(money.bonus) },
    ],
    held: minor(money.held),
    readiness: readinessOf(facts),
    withdrawable: minor(Math.max(0, Math.min(free, rules.max, amountLeft, facts.ownPaymentsLeft ?? free))),
    heldBonus: minor(money.heldBonus),
    bonusLoss: minor(money.bonus + money.heldBonus),
    endsBonus: money.bonusOpen,
    min: minor(rules.min),
    max: minor(rules.max),
    fee: feeOf(facts),
    countLeft: Math.max(0, rules.day_count - used.count),
    amountLeft: minor(amountLeft),
    window: { from: rules.window_from, until: rules.window_until },
    typical: await typicalTime(context),
    cancellable: rules.cancellable,
    openOrderNo: await newestOpen(context),
  }
}

/** The fee of the next withdrawal today. */
export const feeOf = ({ rules, used }: Pick<WithdrawFacts, 'rules' | 'used'>) => ({
  freeLeft: Math.max(0, rules.free_count - used.count),
  rate: rules.fee_rate,
  fixed: minor(rules.fee_fixed),
  cap: minor(rules.fee_cap),
})

async function newestOpen(context: Context): Promise<string> {
  const row = await context.db
    .selectFrom('withdrawals')
    .select('order_no')
    .where('member_id', '=', memberOf(context).id)
    .where('status', 'in', ['requested', 'review', 'approved', 'sending'])
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return row?.order_no ?? ''
}
