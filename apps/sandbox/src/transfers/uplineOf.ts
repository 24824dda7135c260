import { TOP_AGENT } from '../gateway/authorise.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { mayReceive } from '../gateway/mayReceive.ts'
import { Refusal } from '../base/Refusal.ts'
import { isOverLimit, type Sending } from './sendMoney.ts'

/** The direct upline, to whom the member may send money. Throws `transfer.upline` if there is none, or the account may receive nothing. */
export async function uplineOf(context: Context): Promise<{ id: number; account: string }> {
  const { uplineId, merchant, type } = memberOf(context)
  // A top agent has no upline, even if the tree has one (section 6).
  const upline =
    uplineId === null || type === TOP_AGENT
      ? undefined
      : await context.db
          .selectFrom('members')
          .select(['id', 'account'])
          .where('id', '=', uplineId)
          .where('merchant', '=', merchant)
          .where(mayReceive('members', context.now()))
          .executeTakeFirst()
  if (!upline) throw new Refusal('transfer.upline', 400)
  return upline
}

/** The upline as who gets an amount. One whose limit of deposits is used up gets none, for which the answer is that of a closed account. */
export async function receiverAbove(context: Context, amount: number): Promise<Sending['receivers']> {
  const receivers = [{ memberId: (await uplineOf(context)).id, amount }]
  if (await isOverLimit(context.db, receivers, context.now())) throw new Refusal('transfer.upline', 400)
  return receivers
}
