import { useTranslations } from 'use-intl'
import { ErrorState, MaintenanceIcon } from '@platform/ui'
import type { MoneyScreen } from '../../session/useMoneyScreen.ts'
import { returnTime } from './MaintenanceView.css.ts'

export interface MaintenanceViewProps {
  /** Closed for maintenance, or for the short time of an upgrade (section 8). */
  of?: 'maintenance' | 'upgrading'
  /** The money screen that was interrupted: a text says what happens to the money. */
  money?: MoneyScreen
  /** When the site is expected back, ms, if known. */
  until?: number
  onRetry: () => void
  retrying?: boolean
}

/** The site is closed for a while (section 4). Nothing else can be reached. */
export function MaintenanceView({ of = 'maintenance', money, until, onRetry, retrying }: MaintenanceViewProps) {
  const t = useTranslations('closed')
  const system = useTranslations('system')
  return (
    <ErrorState
      level={1}
      icon={<MaintenanceIcon size="lg" />}
      title={t(`${of}Title`)}
      text={
        <>
          <span>{[t(`${of}Text`), money && system(`money.${money}`)].filter(Boolean).join(' ')} </span>
          {until !== undefined && <strong className={returnTime}>{t('maintenanceUntil', { time: new Date(until) })}</strong>}
          <span> {t('opensAgain')}</span>
        </>
      }
      onRetry={onRetry}
      retrying={retrying}
    />
  )
}
