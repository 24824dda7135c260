import { useTranslations } from 'use-intl'
import { ErrorState } from '@platform/ui'

export interface ServiceErrorViewProps {
  onRetry: () => void
  retrying?: boolean
}

/** The site cannot start: its service does not answer, and this device has no data of an earlier visit (2.20). */
export function ServiceErrorView({ onRetry, retrying }: ServiceErrorViewProps) {
  const t = useTranslations('closed')
  return <ErrorState level={1} title={t('serviceTitle')} text={t('serviceText')} onRetry={onRetry} retrying={retrying} />
}
