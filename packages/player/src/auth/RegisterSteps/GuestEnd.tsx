import { useTranslations } from 'use-intl'
import { Button, useRenderLink } from '@platform/ui'
import { foot, login } from '../RegisterScreen/RegisterView.css.ts'
import { stored } from './StepPage.css.ts'

interface GuestEndProps {
  isFirst: boolean
  /** The login, which leads back to the open question of an account. */
  loginHref: string
  /** Deletes what is stored on the device; absent while there is nothing. */
  onStartOver?: () => void
}

/** Below a question to a guest: the way in for those who have an account, and what this device stores. */
export function GuestEnd({ isFirst, loginHref, onStartOver }: GuestEndProps) {
  const t = useTranslations('auth.register')
  const own = useTranslations('signUp')
  const link = useRenderLink()
  return (
    <>
      {isFirst && (
        <p className={foot}>
          {t('hasAccount')}
          {link({ href: loginHref, className: login, children: t('login') })}
        </p>
      )}
      {onStartOver && (
        <div className={stored}>
          <p>{own('stored')}</p>
          <Button tone="ghost" size="sm" onClick={onStartOver}>
            {own('startOver')}
          </Button>
        </div>
      )}
    </>
  )
}
