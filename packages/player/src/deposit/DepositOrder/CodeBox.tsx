import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, CheckIcon, CopyIcon, Notice, VisuallyHidden } from '@platform/ui'
import * as css from './DepositOrder.css.ts'

/** How long the button shows that the code was copied, ms. */
const SAID_FOR = 4000

/** A PIX code: a button that copies it, and its text for manual copying if that fails. */
export function CodeBox({ code }: { code: string }) {
  const t = useTranslations('deposit.pix')
  const [copied, setCopied] = useState<'yes' | 'failed'>()
  useEffect(() => {
    if (copied !== 'yes') return
    const timer = setTimeout(() => setCopied(undefined), SAID_FOR)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setCopied('yes')
    } catch {
      // No permission, or a browser within another app.
      setCopied('failed')
    }
  }
  return (
    <>
      <Button size="lg" block onClick={() => void copy()}>
        {copied === 'yes' ? <CheckIcon size="sm" /> : <CopyIcon size="sm" />}
        <span>{t(copied === 'yes' ? 'copied' : 'copy')}</span>
      </Button>
      <VisuallyHidden role="status">{copied === 'yes' ? t('copied') : ''}</VisuallyHidden>
      {copied === 'failed' && (
        <Notice tone="warning" role="alert">
          {t('copyFailed')}
        </Notice>
      )}
      <p className={css.code} data-whole={copied === 'failed'} aria-label={t('code')} role="group" translate="no">
        {code}
      </p>
    </>
  )
}
