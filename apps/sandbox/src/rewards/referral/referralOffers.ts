import type { Context } from '../../gateway/Context.ts'
import { dayNumber, dayStart } from '../../gateway/days.ts'
import type { Offer } from '../Offer.ts'
import { isLawful } from '../publish/assertPublishable.ts'
import { dayName } from '../turns.ts'
import { friendsOf, isQualified, referralRules, type Friend, type ReferralRules } from './friendsOf.ts'
import { amountsByDay, incomeOf, type Income } from './incomeOf.ts'

export const INCOME_CODE = 'referral:income'

/** What invitations give: the steps that are reached and the next one, and the income of days that are over. */
export async function referralOffers(context: Context): Promise<Offer[]> {
  const rules = await referralRules(context)
  if (!isLawful(context.merchant, ['referral'])) return []
  const ladder = await ladderOf(rules, await friendsOf(rules, context), context)
  const next = ladder.find(({ status }) => status !== 'claim')
  const income = incomeOffers(rules, await incomeOf(rules, firstClaimable(rules, context), context), context)
  return [...income, ...ladder.filter((offer) => offer.status === 'claim' || offer === next)]
}

/** The platform day whose income can be claimed for the last time today. */
export const firstClaimable = ({ claim_days }: ReferralRules, { now }: Context): number => dayNumber(now()) - claim_days

/** Every step of the ladder, the lowest first. */
export async function ladderOf(rules: ReferralRules, friends: readonly Friend[], { db }: Context): Promise<Offer[]> {
  const { merchant, multiple, weights } = rules
  const steps = await db.selectFrom('referral_steps').selectAll().where('merchant', '=', merchant).orderBy('friends').execute()
  const reached = friends.filter((friend) => isQualified(rules, friend)).length
  return steps.map(({ friends: target, reward }): Offer => {
    const one = target === 1
    return {
      source: 'referral',
      code: `referral:step:${target}`,
      period: '',
      title_pt: one ? '1 amigo' : `${target} amigos`,
      title_en: one ? '1 friend' : `${target} friends`,
      condition_pt: one ? 'Quando seu primeiro amigo valer.' : `Quando ${target} de seus amigos valerem.`,
      condition_en: one ? 'Once your first friend counts.' : `Once ${target} of your friends count.`,
      amount: reward,
      multiple,
      weights,
      status: reached >= target ? 'claim' : 'process',
      progress: { unit: 'times', done: Math.min(reached, target), target },
    }
  })
}

/** Income of each day that is over, while it can be claimed; without turnover, since it was bet for. */
export function incomeOffers({ claim_days }: ReferralRules, rows: readonly Income[], { now }: Context): Offer[] {
  const today = dayNumber(now())
  return [...amountsByDay(rows)].flatMap(([day, amount]): Offer[] => {
    if (amount <= 0 || day >= today || day < today - claim_days) return []
    const period = dayName(day)
    const [year, month, date] = period.split('-')
    return [
      {
        source: 'referral',
        code: INCOME_CODE,
        period,
        title_pt: `Apostas de amigos em ${date}/${month}`,
        title_en: `Friends’ bets on ${period}`,
        condition_pt: `Uma parte das apostas válidas de ${date}/${month}/${year}, liquidadas nesse dia.`,
        condition_en: `A share of the valid bets that settled on ${period}.`,
        amount,
        multiple: 0,
        weights: {},
        status: 'claim',
        expiresAt: dayStart(dayName(day + claim_days + 1)),
      },
    ]
  })
}
