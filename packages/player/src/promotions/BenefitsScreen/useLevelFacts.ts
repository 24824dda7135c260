import { useTranslations } from 'use-intl'
import type { ClubLevel } from '@platform/sdk/promotions'
import { useSpell } from '../../i18n/useSpell.ts'

/** The benefits of a level, line by line: its rewards, then the others. A missing reward is a dash. */
export function useLevelFacts(symbol: string): (level: ClubLevel) => { label: string; value: string }[] {
  const t = useTranslations('rewards.benefits.facts')
  const spell = useSpell(symbol)
  const amount = (minor: number) => (minor > 0 ? spell(minor) : t('none'))
  return ({ upgradeReward, weeklyReward, monthlyReward, birthdayReward, benefits }) => [
    { label: t('upgrade'), value: amount(upgradeReward) },
    { label: t('weekly'), value: amount(weeklyReward) },
    { label: t('monthly'), value: amount(monthlyReward) },
    { label: t('birthday'), value: amount(birthdayReward) },
    ...benefits.map(({ title, value }) => ({ label: title, value })),
  ]
}
