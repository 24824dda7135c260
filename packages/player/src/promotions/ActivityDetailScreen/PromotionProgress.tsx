import { useLocale, useTranslations } from 'use-intl'
import { useMoment } from '../../i18n/useMoment.ts'
import type { Promotion, PromotionApplication } from '@platform/sdk/promotions'
import { Card, formatMoney, Money, Notice, ProgressBar } from '@platform/ui'
import * as css from './ActivityDetailView.css.ts'

export interface PromotionProgressProps {
  promotion: Promotion
  application: PromotionApplication | undefined
  symbol: string
}

/** The member's application for a promotion, and its progress. */
export function PromotionProgress({ promotion, application, symbol }: PromotionProgressProps) {
  const t = useTranslations('promotions')
  const locale = useLocale()
  const { progress, target, reward, status } = promotion
  const spell = (minor: number) => formatMoney(minor, { symbol, locale })
  const underWay = progress !== undefined && target !== undefined && target > 0
  if (!underWay && !application && !reward) return null
  return (
    <Card className={css.part}>
      {reward !== undefined && (
        <div className={css.fact}>
          <span className={css.label}>{t('reward')}</span>
          <strong>
            <Money minor={reward} symbol={symbol} />
          </strong>
        </div>
      )}
      {underWay && <ProgressBar label={t('wagered')} value={progress} max={target} valueText={`${spell(progress)} / ${spell(target)}`} />}
      {status === 'rejected' && application?.reason && (
        <Notice tone="danger">
          <strong>{t('reason')}</strong> {application.reason}
        </Notice>
      )}
      {application && <ApplicationState application={application} />}
    </Card>
  )
}

function ApplicationState({ application }: { application: PromotionApplication }) {
  const t = useTranslations('promotions')
  const moment = useMoment()
  const { applicationNo, appliedAt, comment, imageCount } = application
  return (
    <dl className={css.facts}>
      <ProgressFact label={t('applicationNo')}>{applicationNo}</ProgressFact>
      <ProgressFact label={t('appliedAt')}>{moment(appliedAt)}</ProgressFact>
      {comment && <ProgressFact label={t('comment')}>{comment}</ProgressFact>}
      {imageCount > 0 && <ProgressFact label={t('images')}>{imageCount}</ProgressFact>}
    </dl>
  )
}

function ProgressFact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  )
}
