import { useTranslations } from 'use-intl'
import { Card, Disclosure, Facts } from '@platform/ui'
import { muted } from '../rewards.css.ts'

const types = ['RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT', 'INHOUSE'] as const

/** How points are earned, and when they expire. */
export function PointRules({ windowDays, weights }: { windowDays: number; weights: readonly { gameType: string; weight: number }[] }) {
  const t = useTranslations('rewards.benefits.rules')
  const games = useTranslations('withdraw.turnover.games')
  const nameOf = (gameType: string) => {
    const known = types.find((type) => type === gameType)
    return known ? games(known) : gameType
  }
  return (
    <Card>
      <Disclosure title={t('title')}>
        <p className={muted}>{t('text', { days: windowDays })}</p>
        <Facts rows={weights.map(({ gameType, weight }) => ({ label: nameOf(gameType), value: t('weight', { weight }) }))} />
        <p className={muted}>{t('keep', { days: windowDays })}</p>
      </Disclosure>
    </Card>
  )
}
