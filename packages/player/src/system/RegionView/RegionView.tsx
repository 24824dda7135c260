import { useTranslations } from 'use-intl'
import { ErrorState, RegionIcon } from '@platform/ui'
import { whole } from '../whole.css.ts'

export interface RegionViewProps {
  onRetry: () => void
  retrying?: boolean
}

/** The visitor's place may not use the site (section 4). */
export function RegionView({ onRetry, retrying }: RegionViewProps) {
  const t = useTranslations('system')
  return (
    <main className={whole}>
      <ErrorState
        level={1}
        icon={<RegionIcon size="lg" />}
        title={t('regionTitle')}
        text={t('regionText')}
        onRetry={onRetry}
        retrying={retrying}
      />
    </main>
  )
}
