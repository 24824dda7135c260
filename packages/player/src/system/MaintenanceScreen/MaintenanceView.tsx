import { useTranslations } from 'use-intl'
import { ErrorState, MaintenanceIcon } from '@platform/ui'
import { returnTime } from './MaintenanceView.css.ts'

export interface MaintenanceViewProps {
  /** Closed for maintenance, or for the short time of an upgrade (section 8). */
  of?: 'maintenance' | 'upgrading'
  /** When the site is expected back, ms, where known. */
  until?: number
  onRetry: () => void
  retrying?: boolean
}

/** The site is closed for a while (section 4). Nothing else can be reached. */
export function MaintenanceView({ of = 'maintenance', until, onRetry, retrying }: MaintenanceViewProps) {
  const t = useTranslations('closed')
  return (
    <ErrorState
      level={1}
      icon={<MaintenanceIcon size="lg" />}
      title={t(`${of}Title`)}
      text={
        <>
          {t(`${of}Text`)}
          {until !== undefined && <strong className={returnTime}>{t('maintenanceUntil', { time: new Date(until) })}</strong>}{' '}
          {t('opensAgain')}
        </>
      }
      onRetry={onRetry}
      retrying={retrying}
    />
  )
}
