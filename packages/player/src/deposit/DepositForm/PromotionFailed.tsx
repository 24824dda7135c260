import { useTranslations } from 'use-intl'
import { Button, Notice } from '@platform/ui'
import { stack, text } from '../../blocks/money/OrderPage/OrderPage.css.ts'

interface PromotionFailedProps {
  retry: (() => void) | undefined
  /** Deposits without the chosen bonus; undefined if none is chosen. */
  onNone: (() => void) | undefined
}

/** The bonuses failed to load. A chosen one is never dropped silently. */
export function PromotionFailed({ retry, onNone }: PromotionFailedProps) {
  const t = useTranslations('deposit.promotion')
  return (
    <Notice tone="warning" role={onNone ? 'alert' : 'status'}>
      <div className={stack}>
        <p className={text}>{t(onNone ? 'failedChosen' : 'failed')}</p>
        {retry && (
          <Button size="sm" tone="secondary" onClick={retry}>
            {t('retry')}
          </Button>
        )}
        {onNone && (
          <Button size="sm" tone="ghost" onClick={onNone}>
            {t('without')}
          </Button>
        )}
      </div>
    </Notice>
  )
}
