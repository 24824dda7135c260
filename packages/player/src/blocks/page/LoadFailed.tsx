import { useTranslations } from 'use-intl'
import { ErrorState } from '@platform/ui'

/** Shown instead of a block whose data failed to load; the rest of the page stays as it is. Without `retry` if it cannot help. */
export function LoadFailed({ retry }: { retry: (() => void) | undefined }) {
  const t = useTranslations('system')
  return <ErrorState title={t('failedTitle')} onRetry={retry} />
}
