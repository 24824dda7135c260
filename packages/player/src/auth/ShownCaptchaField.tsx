import { useTranslations } from 'use-intl'
import { CaptchaField, type CaptchaFieldProps } from '@platform/ui'

/** The captcha's digits; a picture that did not load says so. */
export function ShownCaptchaField({ error, ...props }: Omit<CaptchaFieldProps, 'label'>) {
  const t = useTranslations('auth')
  const failure = useTranslations('errors')
  return <CaptchaField {...props} label={t('captcha')} error={props.image === '' ? failure('loadingFailed') : error} />
}
