import { sql } from 'kysely'
import { memberOf, type Context } from '../../gateway/Context.ts'
import { dayNumber } from '../../gateway/days.ts'
import type { Offer } from '../Offer.ts'
import { isLawful } from '../publish/assertPublishable.ts'
import { writtenDay } from '../turns.ts'
import { friendsOf, isQualified, referralRules, type Friend, type ReferralRules } from './friendsOf.ts'
import { amountsByWeek, incomeOf, weekOf, type Income } from './incomeOf.ts'

const DAY = 86_400_000

export const INCOME_CODE = 'referral:income'

/** What invitations give: the steps that are reached and the next one, and the income of weeks that are over. */
export async function referralOffers(context: Context): Promise<Offer[]> {
  const rules = await referralRules(context)
  if (!isLawful(context.merchant, ['referral'])) return []
  const ladder = await ladderOf(rules, await friendsOf(rules, context), context)
  const income = await incomeOffers(rules, await incomeOf(rules, firstClaimable(rules, context), context), context)
  return [...income, ...inSight(ladder)]
}

/** The steps that are reached, and the next one. */
export function inSight(ladder: readonly Offer[]): Offer[] {
  const next = ladder.find(({ status }) => status !== 'claim')
  return ladder.filter((offer) => offer.status === 'claim' || offer === next)
}

/** The first platform day whose week can still be claimed. */
export const firstClaimable = ({ claim_days }: ReferralRules, { now }: Context): number => dayNumber(now()) - claim_days - 7

/** Every step of the ladder, the lowest first. */
export async function ladderOf(rules: ReferralRules, friends: readonly Friend[], { db }: Context): Promise<Offer[]> {
  const steps = await db.selectFrom('referral_steps').selectAll().where('merchant', '=', rules.merchant).orderBy('friends').execute()
  const friendCount = friends.filter((friend) => isQualified(rules, friend)).length
  return stepsAt(friendCount, steps, rules)
}

/** The reward of each step for members with enough friends that count. */
export function stepsAt(
  friendCount: number,
  steps: readonly { friends: number; reward: number }[],
  { multiple, weights }: Pick<ReferralRules, 'multiple' | 'weights'>,
): Offer[] {
  return steps.map(({ friends: target, reward }): Offer => {
    const one = target === 1
    return {
      source: 'referral',
      code: `referral:step:${target}`,
      period: '',
      title_pt: one ? '1 indicação válida' : `${target} indicações válidas`,
      title_en: one ? '1 valid referral' : `${target} valid referrals`,
      condition_pt: one ? 'Quando sua primeira indicação for válida.' : `Quando ${target} das suas indicações forem válidas.`,
      condition_en: one ? 'Once your first referral is valid.' : `Once ${target} of your referrals are valid.`,
      amount: reward,
      multiple,
      weights,
      status: friendCount >= target ? 'claim' : 'process',
      progress: { unit: 'times', done: Math.min(friendCount, target), target },
    }
  })
}

/**
 * Income of each week that is over, while it can be claimed; without turnover, since bets earned it. A friend who was proven after a claim adds
 * to the week: the difference to what that claim paid is another reward.
 */
export async function incomeOffers(
  { claim_days }: Pick<ReferralRules, 'claim_days'>,
  rows: readonly Income[],
  context: Context,
): Promise<Offer[]> {
  const at = context.now()
  const paidWeeks = await paidIncome(context)
  return [...amountsByWeek(rows)].flatMap(([monday, total]): Offer[] => {
    const week = weekOf(monday)
    const paid = paidWeeks.get(week.period)
    const amount = total - (paid?.amount ?? 0)
    const expiresAt = week.to + claim_days * DAY
    if (amount <= 0 || at < week.to || at >= expiresAt) return []
    const date = writtenDay(monday)
    const day = date.slice(0, 5)
    return [
      {
        source: 'referral',
        code: INCOME_CODE,
        period: paid ? `${week.period}+${paid.times}` : week.period,
        title_pt: `Apostas de amigos, semana de ${day}`,
        title_en: `Friends’ bets, week of ${day}`,
        condition_pt: `Uma parte das apostas válidas encerradas na semana de ${date}.`,
        condition_en: `A share of the valid bets that settled in the week of ${date}.`,
        amount,
        multiple: 0,
        weights: {},
        status: 'claim',
        expiresAt,
      },
    ]
  })
}

/** The income that the caller was paid for each week, by the name of the week. */
export async function paidIncome(context: Context): Promise<ReadonlyMap<string, { amount: number; times: number }>> {
  const { rows } = await sql<{ week: string; amount: number; times: number }>`
    select split_part(period, '+', 1) as week, sum(amount)::bigint as amount, count(*)::int as times from rewards
    where member_id = ${memberOf(context).id} and code = ${INCOME_CODE} group by 1`.execute(context.db)
  return new Map(rows.map(({ week, ...paid }) => [week, paid]))
}
