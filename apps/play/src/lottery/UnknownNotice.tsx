import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button, Notice } from '@platform/ui'
import * as css from './UnknownNotice.css.ts'

interface UnknownNoticeProps {
  /** What may have happened. */
  text: string
  requestId: string
  onCheck: () => void
  /** The link to the records. */
  children?: ReactNode
}

/** An unknown outcome: it can be checked again, but is never sent again. */
export function UnknownNotice({ text, requestId, onCheck, children }: UnknownNoticeProps) {
  const t = useTranslations('page')
  return (
    <Notice tone="warning" role="alert">
      <div className={css.body}>
        <p>{text}</p>
        <p className={css.code}>{t('supportCode', { id: requestId })}</p>
        <div className={css.buttons}>
          <Button size="sm" tone="secondary" onClick={onCheck}>
            {t('checkAgain')}
          </Button>
          {children}
        </div>
      </div>
    </Notice>
  )
}
