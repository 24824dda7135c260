import { useTranslations } from 'use-intl'
import { Button, useRenderLink } from '@platform/ui'
import { recover, withoutCaptcha } from './LoginForm.css.ts'

export interface WithoutCaptchaProps {
  /** Switches to the sign-in by SMS; absent where it does not exist. */
  onUseCode?: () => void
  /** Address of password recovery; absent where that screen does not exist. */
  recoverHref?: string
}

/** Equal ways for players who can neither see nor hear a captcha: codes that go to the account's proven contact (WCAG 3.3.8). */
export function WithoutCaptcha({ onUseCode, recoverHref }: WithoutCaptchaProps) {
  const t = useTranslations('auth.withoutCaptcha')
  const link = useRenderLink()
  if (!onUseCode && !recoverHref) return null
  return (
    <div className={withoutCaptcha}>
      <p>{t('lead')}</p>
      {onUseCode && (
        <Button tone="ghost" onClick={onUseCode}>
          {t('code')}
        </Button>
      )}
      {recoverHref && link({ href: recoverHref, className: recover, children: t('recover') })}
    </div>
  )
}
