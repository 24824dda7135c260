import { useTranslations } from 'use-intl'
import { Badge } from '@platform/ui'
import { useMoment } from '../i18n/useMoment.ts'
import { asOf } from './agents.css.ts'

export interface AsOfProps {
  /** The last day of the period is over: its figures are final. */
  isClosed: boolean
  /** When the figures were computed, in ms. */
  at: number | undefined
}

/** Whether figures may still change, and when they were computed. */
export function AsOf({ isClosed, at }: AsOfProps) {
  const t = useTranslations('agents.teamOverview')
  const moment = useMoment()
  return (
    <div className={asOf}>
      <Badge tone={isClosed ? 'neutral' : 'brand'}>{t(isClosed ? 'closed' : 'running')}</Badge>
      <span>{at !== undefined && t('asOf', { time: moment(at) })}</span>
    </div>
  )
}
