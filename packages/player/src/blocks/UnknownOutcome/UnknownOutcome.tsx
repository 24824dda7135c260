import { useTranslations } from 'use-intl'
import { Button, Notice } from '@platform/ui'
import { body, code } from './UnknownOutcome.css.ts'

export interface UnknownOutcomeProps {
  /** What support requests: the request id, else the key. */
  requestId: string
  /** What may have happened, where the form can say more than "this". */
  text?: string
  onCheck: () => void
}

/** In the place of a form's button while it is unknown whether the form had its effect: never a second submit, but a way to check again. */
export function UnknownOutcome({ requestId, text, onCheck }: UnknownOutcomeProps) {
  const t = useTranslations('forms.unknown')
  return (
    <Notice tone="warning" role="alert">
      <div className={body}>
        <p>{text ?? t('text')}</p>
        <p className={code}>{t('requestId', { requestId })}</p>
        <Button tone="secondary" onClick={onCheck}>
          {t('check')}
        </Button>
      </div>
    </Notice>
  )
}
