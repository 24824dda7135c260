import { useTranslations } from 'use-intl'
import { ErrorState, MaintenanceIcon } from '@platform/ui'
import { whole } from '../whole.css.ts'

export interface MaintenanceViewProps {
  /** When the site is expected back, ms, where known. */
  until?: number
  onRetry: () => void
  retrying?: boolean
}

/** The site is closed for a while (section 4). Nothing else can be reached. */
export function MaintenanceView({ until, onRetry, retrying }: MaintenanceViewProps) {
  const t = useTranslations('system')
  const text = until === undefined ? t('maintenanceText') : `${t('maintenanceText')} ${t('maintenanceUntil', { time: new Date(until) })}`
  return (
    <main className={whole}>
      <ErrorState
        level={1}
        icon={<MaintenanceIcon size="lg" />}
        title={t('maintenanceTitle')}
        text={text}
        onRetry={onRetry}
        retrying={retrying}
      />
    </main>
  )
}
