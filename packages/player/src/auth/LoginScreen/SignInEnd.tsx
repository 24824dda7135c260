import { type ReactNode, useEffect, useRef } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { announce, Button, Checkbox } from '@platform/ui'
import type { RegisterRule } from '@platform/sdk/account'
import { FailureNotice, type Failure } from '../FailureNotice.tsx'
import { keepFocus } from '../../blocks/keepFocus.ts'
import { ruleOf } from '../rules/accountRules.ts'
import { useFieldText } from '../rules/useFieldText.ts'
import { ShownCaptchaField } from '../ShownCaptchaField.tsx'
import type { ShownCaptcha } from '../useWantedCaptcha.ts'

interface SignInEndProps {
  rules: readonly RegisterRule[]
  captcha: ShownCaptcha | undefined
  /** Beside the captcha, for players who can neither see nor hear it. */
  withoutCaptcha?: ReactNode
  digits: UseFormRegisterReturn
  /** Key of the error message of the digits. */
  wrong: string | undefined
  remember: UseFormRegisterReturn
  error: Failure | undefined
  /** A link beside the error. */
  wayOn?: ReactNode
  pending: boolean
}

/** The end of every sign-in form: captcha when required, remember-me (on, also in the prerendered page), error, button. */
export function SignInEnd({ rules, captcha, withoutCaptcha, digits, wrong, remember, error, wayOn, pending }: SignInEndProps) {
  const t = useTranslations('auth')
  const textOf = useFieldText()
  const errors = useTranslations('errors')
  const isWanted = captcha !== undefined
  const wasWanted = useRef(isWanted)
  useEffect(() => {
    if (isWanted && !wasWanted.current) announce(errors('enterCaptcha'))
    wasWanted.current = isWanted
  }, [isWanted, errors])
  return (
    <>
      {captcha && <ShownCaptchaField {...captcha} enterKeyHint="go" {...digits} error={textOf(wrong, ruleOf(rules, 'captcha'))} />}
      {captcha && withoutCaptcha}
      <Checkbox label={t('remember')} defaultChecked {...remember} />
      <FailureNotice failure={error} end={wayOn} />
      <Button type="submit" onMouseDown={keepFocus} size="lg" block loading={pending}>
        {t('submit')}
      </Button>
    </>
  )
}
