import { useTranslations } from 'use-intl'
import { Button, RefreshIcon } from '@platform/ui'
import * as css from './blocks.css.ts'

/** A block that could not be loaded; the rest of the page is not affected. */
export function FailedBlock({ onRetry }: { onRetry: (() => void) | undefined }) {
  const t = useTranslations('home')
  return (
    <div role="alert" className={css.failed}>
      <p>{t('failed')}</p>
      {onRetry && (
        <Button tone="secondary" size="sm" onClick={onRetry}>
          <RefreshIcon size="sm" />
          {t('retry')}
        </Button>
      )}
    </div>
  )
}
