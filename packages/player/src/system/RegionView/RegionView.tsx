import { useTranslations } from 'use-intl'
import { ErrorState, RegionIcon } from '@platform/ui'

export interface RegionViewProps {
  /** Why the visitor is refused: the country, or the address (2.20). */
  of: 'region' | 'ip'
  onRetry: () => void
  retrying?: boolean
}

/** The site is not available at the visitor's location (section 4). */
export function RegionView({ of, onRetry, retrying }: RegionViewProps) {
  const t = useTranslations('closed')
  return (
    <ErrorState
      level={1}
      icon={<RegionIcon size="lg" />}
      title={t(`${of}Title`)}
      text={t(`${of}Text`)}
      onRetry={onRetry}
      retrying={retrying}
    />
  )
}
