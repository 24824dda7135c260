import type { InputOf } from '@platform/sdk'
import { memberTypes } from '@platform/sdk/account'
import type { transferMultipleDownline } from '@platform/sdk/wallet'
import { teamMember } from '../agents/exports.ts'
import type { Context } from '../gateway/Context.ts'
import { mayReceive } from '../gateway/mayReceive.ts'
import { invalid, Refusal } from '../base/Refusal.ts'
import { isOverLimit, type Sending } from './sendMoney.ts'

/** The maximum number of receivers of one transfer. */
export const MOST_RECEIVERS = 20

/** Trial and test accounts may not have real money. */
const withoutMoney: number[] = [memberTypes.trial, memberTypes.testPlayer]

/**
 * The direct members who will get money. Throws `notFound` for a member outside the caller's team, `transfer.receiver` for any other who
 * is not a direct member, may not have money, or would get more than a limit allows, `validation` for an invalid list.
 */
export async function receiversOf(
  receivers: InputOf<typeof transferMultipleDownline>['receivers'],
  context: Context,
): Promise<Sending['receivers']> {
  const { length } = receivers
  if (length === 0 || length > MOST_RECEIVERS) throw invalid('receivers')
  const members = await Promise.all(receivers.map(({ memberId }) => teamMember(context, memberId)))
  if (new Set(members.map(({ id }) => id)).size < length) throw invalid('receivers')
  const openAccounts = await context.db
    .selectFrom('members')
    .select('id')
    .where(
      'id',
      'in',
      members.map(({ id }) => id),
    ) // prettier-ignore
    .where('type', 'not in', withoutMoney)
    .where(mayReceive('members', context.now()))
    .execute()
  const isOpen = new Set(openAccounts.map(({ id }) => id))
  const sums = members.map(({ id }, index) => ({ memberId: id, amount: receivers[index]!.amount }))
  const isOver = await isOverLimit(context.db, sums, context.now())
  if (isOver || members.some(({ id, depth }) => depth !== 1 || !isOpen.has(id))) throw new Refusal('transfer.receiver', 400)
  return sums
}
