import type { InputOf, OutputOf } from '@platform/sdk'
import type { getRewards, Reward } from '@platform/sdk/rewards'
import { memberOf, type Context } from '../gateway/Context.ts'
import { listPage } from '../gateway/listPage.ts'
import { returnsOf } from '../records/exports.ts'
import { minor } from '@platform/sdk'
import { inLanguage } from '../gateway/languages.ts'
import { inOrder } from './inOrder.ts'
import type { Offer } from './Offer.ts'
import { offersOf } from './offersOf.ts'
import { costOf, rewardOf } from './rewardOf.ts'
import type { RewardSource } from '../db/RewardTables.ts'

const underWay: readonly Offer['status'][] = ['process', 'joined', 'applying', 'comingSoon', 'rejected']

/** One tab of the reward centre. */
export async function rewardsOf(
  { tab, source, pageNo }: InputOf<typeof getRewards>,
  context: Context,
): Promise<OutputOf<typeof getRewards>> {
  const offers = await offersOf(context)
  const returns = await returnsOf(context)
  const available = offers.filter(({ status }) => status === 'claim' || status === 'join')
  const running = offers.filter(({ status }) => underWay.includes(status))
  const counts = { claimable: available.filter(({ status }) => status === 'claim').length, inProgress: running.length }
  if (tab === 'history') return { ...(await paidRewards({ source: source as RewardSource, pageNo }, context, returns)), ...counts }
  const shownOffers = (tab === 'available' ? available : running).filter((offer) => !source || offer.source === source)
  return { content: inOrder(shownOffers).map((offer) => rewardOf(offer, context, returns)), pageNum: 1, totalPages: 1, ...counts }
}

/** The number of claimable rewards. */
export async function claimableCount(context: Context): Promise<number> {
  return (await offersOf(context)).filter(({ status }) => status === 'claim').length
}

async function paidRewards(
  { source, pageNo }: { source?: RewardSource; pageNo?: number },
  context: Context,
  returns: ReadonlyMap<string, number>,
) {
  const page = listPage(pageNo)
  const query = context.db
    .selectFrom('rewards')
    .where('member_id', '=', memberOf(context).id)
    .$if(source !== undefined, (q) => q.where('source', '=', source!))
  const { count } = await query.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const rows = await query.selectAll().orderBy('paid_at', 'desc').orderBy('id', 'desc').$call(page.rows).execute()
  const content = rows.map((row): Reward => ({
    id: `paid:${row.id}`,
    source: row.source,
    title: inLanguage<'title'>(row, 'title', context.language),
    condition: '',
    amount: minor(row.amount),
    status: 'claimed',
    ...costOf(row, returns),
    paidTime: row.paid_at,
    promotionId: '',
    imageRequired: false,
    reason: '',
  }))
  return { content, ...page.of(count) }
}
