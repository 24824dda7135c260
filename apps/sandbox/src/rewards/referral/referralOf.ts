import { minor, type InputOf, type OutputOf } from '@platform/sdk'
import type { getReferral, getReferralIncome, getReferredFriends } from '@platform/sdk/rewards'
import { sql } from 'kysely'
import { TEST } from '../../gateway/authorise.ts'
import { memberOf, type Context } from '../../gateway/Context.ts'
import { dayNumber } from '../../gateway/days.ts'
import { listPage } from '../../gateway/listPage.ts'
import { returnsOf } from '../../records/exports.ts'
import { markPaid, offeredTo } from '../offersOf.ts'
import { maskAccount } from '../ranking/maskAccount.ts'
import { rewardOf } from '../rewardOf.ts'
import { dayName, weekTurn } from '../turns.ts'
import { daysLeft, friendsOf, referralRules, stateOf } from './friendsOf.ts'
import { amountsByWeek, incomeOf, weekOf } from './incomeOf.ts'
import { firstClaimable, incomeOffers, ladderOf, paidIncome } from './referralOffers.ts'

const DAY = 86_400_000
/** Length of the income list, in days. */
const BACK = 180

/** The member's invitations: code, figures, ladder, and what can be claimed. */
export async function referralOf(context: Context): Promise<OutputOf<typeof getReferral>> {
  const rules = await referralRules(context)
  const { id } = memberOf(context)
  const friends = await friendsOf(rules, context)
  const rows = await incomeOf(rules, firstClaimable(rules, context), context)
  const ladder = offeredTo(context, await markPaid(context, await ladderOf(rules, friends, context)))
  const income = offeredTo(context, await incomeOffers(rules, rows, context))
  const returns = await returnsOf(context)
  const { earned, second } = await sumsOf(context)
  const states = friends.map((friend) => ({ ...friend, state: stateOf(rules, friend) }))
  const pending = [...ladder.filter(({ status }) => status === 'claim'), ...income].reduce((sum, { amount }) => sum + amount, 0)
  return {
    code: String(id),
    registered: friends.length,
    verified: states.filter(({ verified }) => verified).length,
    playing: states.filter(({ played }) => played).length,
    qualified: states.filter(({ state }) => state === 'qualified').length,
    earned: minor(earned),
    pending: minor(pending),
    running: minor(Math.max(0, amountsByWeek(rows).get(dayNumber(weekTurn(context.now()).from)) ?? 0)),
    stake: minor(rules.stake),
    days: rules.days,
    claimDays: rules.claim_days,
    levels: rules.rates.map((rate, index) => ({ level: index + 1, rate, friends: index === 0 ? friends.length : second })),
    ladder: ladder.map((offer) => rewardOf(offer, context, returns)),
    income: income.map((offer) => rewardOf(offer, context, returns)),
  }
}

/** What invitations paid so far, and how many friends the friends have. */
async function sumsOf(context: Context): Promise<{ earned: number; second: number }> {
  const { id } = memberOf(context)
  const { rows } = await sql<{ earned: number; second: number }>`
    select (select coalesce(sum(amount), 0) from rewards where member_id = ${id} and source = 'referral')::bigint as earned,
      (select count(*) from members f join members g on g.recommender_id = f.id
        where f.recommender_id = ${id} and f.type not in (4, 40) and g.type not in (4, 40) and g.closed_at is null)::int as second`.execute(
    context.db,
  )
  return rows[0]!
}

/** The friends, newest first. */
export async function pageOfFriends(
  { pageNo }: InputOf<typeof getReferredFriends>,
  context: Context,
): Promise<OutputOf<typeof getReferredFriends>> {
  const rules = await referralRules(context)
  const { offset, size, of } = listPage(pageNo)
  const friends = await friendsOf(rules, context)
  const content = friends.slice(offset, offset + size).map((friend) => ({
    name: maskAccount(friend.account),
    registeredTime: friend.registered_at,
    state: stateOf(rules, friend),
    // How much a friend bets beyond the requirement is private.
    stake: minor(Math.min(friend.stake, rules.stake)),
    daysLeft: daysLeft(rules, friend, context.now()),
    identityNeeded: friend.flagged && !friend.identity,
  }))
  return { content, ...of(friends.length) }
}

/** The income by day and level, newest first. */
export async function pageOfIncome(
  { pageNo }: InputOf<typeof getReferralIncome>,
  context: Context,
): Promise<OutputOf<typeof getReferralIncome>> {
  const rules = await referralRules(context)
  const rows = (await incomeOf(rules, dayNumber(context.now()) - BACK, context)).filter(({ amount }) => amount !== 0)
  const { offset, size, of } = listPage(pageNo)
  const paidWeeks = await paidIncome(context)
  const amounts = amountsByWeek(rows)
  const statusOf = (day: number) => {
    const { period, from, to } = weekOf(day)
    if (context.now() < to) return 'running' as const
    const paid = paidWeeks.get(period)?.amount
    if (paid !== undefined && paid >= amounts.get(dayNumber(from))!) return 'paid' as const
    if (context.now() < to + rules.claim_days * DAY && memberOf(context).type !== TEST) return 'claim' as const
    return paid === undefined ? ('expired' as const) : ('paid' as const)
  }
  const content = rows.slice(offset, offset + size).map(({ day, level, friends, stake, amount }) => ({
    day: dayName(day),
    level,
    friends,
    stake: minor(stake),
    rate: rules.rates[level - 1] ?? 0,
    amount: minor(amount),
    status: statusOf(day),
  }))
  return { content, ...of(rows.length) }
}
