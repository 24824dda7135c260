import { useTranslations } from 'use-intl'
import { Button, ButtonLink } from '@platform/ui'
import { Outcome } from './Outcome.tsx'
import * as css from './OrderPage.css.ts'

export interface TransferMadeProps {
  recordsHref: string | undefined
  onAnother: () => void
}

/** Shown instead of a form whose answer was lost, e.g. by a reload: its transfer was made, and only the records show which one it is. */
export function TransferMade({ recordsHref, onAnother }: TransferMadeProps) {
  const t = useTranslations('wallet.receipt')
  return (
    <div className={css.stack} role="status">
      <Outcome look="good" title={t('title.out')}>
        <p className={css.text}>{t('reloaded')}</p>
      </Outcome>
      <div className={css.ways}>
        {recordsHref && (
          <ButtonLink block href={recordsHref}>
            {t('records')}
          </ButtonLink>
        )}
        <Button block tone="secondary" onClick={onAnother}>
          {t('another')}
        </Button>
      </div>
    </div>
  )
}
