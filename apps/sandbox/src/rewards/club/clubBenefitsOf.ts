import { minor, type OutputOf } from '@platform/sdk'
import type { getClubBenefits } from '@platform/sdk/promotions'
import type { Context } from '../../gateway/Context.ts'
import { inLanguage } from '../../gateway/languages.ts'
import { dayStart } from '../../gateway/days.ts'
import { returnsOf } from '../../records/exports.ts'
import { offersOf } from '../offersOf.ts'
import { rewardOf } from '../rewardOf.ts'
import { dayName } from '../turns.ts'
import { clubOf } from './clubOf.ts'

/**
 * The club for a member: level, points, the condition to retain the level and its deadline, the benefits of each level, and those of the
 * member.
 */
export async function clubBenefitsOf(context: Context): Promise<OutputOf<typeof getClubBenefits>> {
  const { db, merchant, language } = context
  const { rules, levels, position } = await clubOf(context)
  const benefits = await db.selectFrom('club_benefits').selectAll().where('merchant', '=', merchant.brand).orderBy('position').execute()
  const returns = await returnsOf(context)
  const { keptUntil } = position
  return {
    level: position.level,
    points: position.points,
    pointsLevel: position.pointsLevel,
    keptUntil: keptUntil === undefined ? undefined : dayStart(dayName(keptUntil)),
    windowDays: rules.window_days,
    weights: Object.entries(rules.weights)
      .filter(([gameType]) => returns.has(gameType))
      .map(([gameType, weight]) => ({ gameType, weight })),
    levels: levels.map((row) => ({
      level: row.level,
      name: inLanguage(row, 'name', language),
      points: row.points,
      upgradeReward: minor(row.upgrade_reward),
      weeklyReward: minor(row.weekly_reward),
      monthlyReward: minor(row.monthly_reward),
      birthdayReward: minor(row.birthday_reward),
      benefits: benefits
        .filter(({ level }) => level === row.level)
        .map((benefit) => ({ title: inLanguage(benefit, 'title', language), value: inLanguage(benefit, 'value', language) })),
    })),
    rewards: (await offersOf(context, ['vip'])).map((offer) => rewardOf(offer, context, returns)),
  }
}
