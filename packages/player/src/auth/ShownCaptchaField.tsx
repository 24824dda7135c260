import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CaptchaField, type CaptchaFieldProps } from '@platform/ui'
import type { ShownCaptcha } from './useWantedCaptcha.ts'

/** The captcha's digits, as picture or sound; a picture that did not load shows a message. */
export function ShownCaptchaField({ error, onListen, onRefresh, ...props }: Omit<CaptchaFieldProps, 'label' | 'listen'> & ShownCaptcha) {
  const t = useTranslations('auth')
  const failure = useTranslations('errors')
  const [isNew, setNew] = useState(false)
  useEffect(() => {
    if (!isNew) return
    const stop = new AbortController()
    addEventListener('submit', () => setNew(false), { capture: true, signal: stop.signal })
    return () => stop.abort()
  }, [isNew])
  const refresh = () => {
    // The field is emptied for the new picture: that it is empty is no error until it is sent.
    setNew(true)
    onRefresh()
  }
  return (
    <CaptchaField
      {...props}
      onRefresh={refresh}
      label={t('captcha')}
      listen={onListen && { label: t('listenCaptcha'), onListen }}
      error={props.image === '' ? failure('loadingFailed') : isNew ? undefined : error}
    />
  )
}
