import { useTranslations } from 'use-intl'
import { Button, Notice } from '@platform/ui'
import { body, requestNumber } from './UnknownOutcome.css.ts'

export interface UnknownOutcomeProps {
  /** The number that support needs: the request id, else the key. */
  requestId: string
  /** What may have happened, if the form can be more specific. */
  text?: string
  onCheck: () => void
}

/** Shown instead of a form's submit button while the outcome is unknown: never a second submit, but a way to check again. */
export function UnknownOutcome({ requestId, text, onCheck }: UnknownOutcomeProps) {
  const t = useTranslations('forms.unknown')
  return (
    <Notice tone="warning" role="alert">
      <div className={body}>
        <p>{text ?? t('text')}</p>
        <p className={requestNumber}>{t('requestId', { requestId })}</p>
        <Button tone="secondary" onClick={onCheck}>
          {t('check')}
        </Button>
      </div>
    </Notice>
  )
}
