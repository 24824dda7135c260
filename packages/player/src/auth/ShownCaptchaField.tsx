import { useTranslations } from 'use-intl'
import { CaptchaField, type CaptchaFieldProps } from '@platform/ui'
import type { ShownCaptcha } from './useWantedCaptcha.ts'

/** The captcha's digits, as picture or sound; a picture that did not load shows a message. */
export function ShownCaptchaField({ error, onListen, ...props }: Omit<CaptchaFieldProps, 'label' | 'listen'> & ShownCaptcha) {
  const t = useTranslations('auth')
  const failure = useTranslations('errors')
  return (
    <CaptchaField
      {...props}
      label={t('captcha')}
      listen={onListen && { label: t('listenCaptcha'), onListen }}
      error={props.image === '' ? failure('loadingFailed') : error}
    />
  )
}
