import { useFormatter, useTranslations } from 'use-intl'
import type { OutputOf } from '@platform/sdk'
import type { getClubBenefits } from '@platform/sdk/promotions'
import { Card, CrownIcon } from '@platform/ui'
import { useMoment } from '../../i18n/useMoment.ts'
import { verbatim } from '../../i18n/verbatim.ts'
import * as css from './Benefits.css.ts'

export interface LevelHeroProps {
  club: Pick<OutputOf<typeof getClubBenefits>, 'level' | 'points' | 'pointsLevel' | 'keptUntil' | 'windowDays' | 'levels'>
  /** The member has just reached this level: its reward is claimable. */
  reached: boolean
}

/** Level, points, progress to the next level, and until when this one is valid. */
export function LevelHero({ club, reached }: LevelHeroProps) {
  const { level, points, pointsLevel, keptUntil, windowDays, levels } = club
  const t = useTranslations('rewards.benefits')
  const format = useFormatter()
  const moment = useMoment()
  const own = levels.find((one) => one.level === level)
  const next = levels.find((one) => one.level > level)
  const fallsTo = levels.find((one) => one.level === pointsLevel)
  const spell = (count: number) => t('points', { count })
  return (
    <Card tone="brand" className={css.hero} data-reached={reached || undefined}>
      <div className={css.heroHead}>
        <span className={css.crown}>
          <CrownIcon size="lg" />
        </span>
        <div>
          <p className={css.eyebrow}>{t(reached ? 'reached' : 'yourLevel')}</p>
          <h2 className={css.levelName}>{own?.name}</h2>
        </div>
        <p className={css.points}>
          <strong>{format.number(points)}</strong>
          <span>{t('window', { days: windowDays })}</span>
        </p>
      </div>
      {next ? (
        <div className={css.next}>
          <progress
            className={css.bar}
            value={Math.min(points, next.points)}
            max={next.points}
            aria-label={t('toNext', { level: next.name })}
          />
          <p>{verbatim(t)('missing', { count: Math.max(0, next.points - points), level: next.name })}</p>
        </div>
      ) : (
        <p>{t('highest')}</p>
      )}
      {own && keptUntil !== undefined && (
        <p className={css.keep}>
          {pointsLevel >= level
            ? t('kept', { when: moment(keptUntil) })
            : verbatim(t)('keep', {
                when: moment(keptUntil),
                missing: spell(Math.max(0, own.points - points)),
                target: spell(own.points),
                days: windowDays,
                level: fallsTo?.name ?? '',
              })}
        </p>
      )}
      <p className={css.apart}>{t('apart')}</p>
    </Card>
  )
}
