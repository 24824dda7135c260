import { useTranslations } from 'use-intl'
import type { SecurityConfig, SecurityItem } from '@platform/sdk/security'
import { ButtonLink, Card, CheckCircleIcon, Disclosure, ProgressBar } from '@platform/ui'
import * as css from './SecurityCenterView.css.ts'

interface SecurityScoreProps extends Pick<SecurityConfig, 'score' | 'checks'> {
  /** The next step that adds most, and its link. */
  next: { item: SecurityItem; href: string } | undefined
}

/** The protection of the account as a score with its reasons. */
export function SecurityScore({ score, checks, next }: SecurityScoreProps) {
  const t = useTranslations('security')
  const level = score >= 80 ? 'strong' : score >= 50 ? 'fair' : 'weak'
  return (
    <Card className={css.score}>
      <ProgressBar
        label={<strong className={css.level}>{t(`score.${level}`)}</strong>}
        value={score}
        valueText={t('score.value', { score })}
      />
      <Disclosure className={css.reasons} title={t('score.reasons')}>
        <ul className={css.checks}>
          {checks.map(({ item, points, done }) => (
            <li key={item} className={css.check} data-done={done}>
              {done ? <CheckCircleIcon size="sm" /> : <span className={css.open} aria-hidden="true" />}
              <span className={css.checkText}>
                {t(`items.${item}`)}
                <span className={css.hidden}>{t(done ? 'score.done' : 'score.open')}</span>
              </span>
              <span>{t('score.points', { points })}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
      {next && (
        <ButtonLink block href={next.href}>
          {t(`nextStep.${next.item}`)}
        </ButtonLink>
      )}
    </Card>
  )
}
