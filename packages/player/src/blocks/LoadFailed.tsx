import { useTranslations } from 'use-intl'
import { ErrorState } from '@platform/ui'

/** In the place of a block whose data did not arrive; the rest of the page stays as it is. */
export function LoadFailed({ retry }: { retry: () => void }) {
  const t = useTranslations('system')
  return <ErrorState title={t('failedTitle')} onRetry={retry} />
}
