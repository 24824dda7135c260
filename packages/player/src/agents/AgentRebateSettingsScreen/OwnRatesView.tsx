import { useTranslations } from 'use-intl'
import type { RateCeiling, RebateQuota } from '@platform/sdk/agents'
import { Card, Disclosure, type Loadable, ProgressBar } from '@platform/ui'
import { LinesSkeleton } from '../../blocks/page/LinesSkeleton.tsx'
import { LoadFailed } from '../../blocks/page/LoadFailed.tsx'
import { useProductName } from '../../i18n/useProductName.ts'
import { useRate } from '../../i18n/useRate.ts'
import * as css from './RebateSettings.css.ts'

interface OwnRatesViewProps {
  rates: Loadable<readonly RateCeiling[]>
  quotas: Loadable<readonly RebateQuota[]>
}

/** The agent's own rates and ceilings, and the quotas of the highest rates. */
export function OwnRatesView({ rates, quotas }: OwnRatesViewProps) {
  const t = useTranslations('agentRebates.agentRebateSettings')
  const rate = useRate()
  const nameOf = useProductName()
  if (rates.state === 'loading') return <LinesSkeleton />
  if (rates.state === 'error') return <LoadFailed retry={rates.retry} />
  const levels = quotas.state === 'ready' ? quotas.value : []
  return (
    <Card className={css.stack}>
      <h2 className={css.heading}>{t('own')}</h2>
      {rates.value.every((product) => product.rate === 0) && <p className={css.muted}>{t('ownEmpty')}</p>}
      <ul className={css.products}>
        {rates.value.map(({ gameType, rate: own, most }) => (
          <li key={gameType} className={css.product}>
            <span className={css.muted}>{nameOf(gameType)}</span>
            <span className={css.rate}>{rate(own)}</span>
            <span className={css.small}>{most > 0 ? t('give', { rate: rate(most) }) : t('giveNone')}</span>
          </li>
        ))}
      </ul>
      {levels.length > 0 && (
        <Disclosure title={t('quotas')}>
          <p className={css.muted}>{t('quotasText')}</p>
          <ul className={css.quotas}>
            {levels.map(({ gameType, rate: level, used, most }) => (
              <li key={`${gameType} ${level}`} className={css.quota}>
                <span className={css.line}>
                  <span>
                    {nameOf(gameType)} · {t('quota', { rate: rate(level) })}
                  </span>
                  <span className={css.end}>{t('quotaUsed', { used, most })}</span>
                </span>
                <ProgressBar label={`${nameOf(gameType)} ${rate(level)}`} value={most === 0 ? 1 : Math.min(1, used / most)} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Card>
  )
}
