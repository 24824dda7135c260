import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { announce } from '@platform/ui'
import type { CallForm } from '../../blocks/form/CallForm.ts'
import { RememberField } from '../RememberField.tsx'
import { ShownCaptchaField } from '../ShownCaptchaField.tsx'
import type { ShownCaptcha } from '../useWantedCaptcha.ts'

interface SignInEndProps {
  form: Pick<CallForm<{ captcha: string; remember: boolean }>, 'field' | 'values'>
  captcha: ShownCaptcha | undefined
  /** Beside the captcha, for players who can neither see nor hear it. */
  withoutCaptcha?: ReactNode
}

/** The last fields of every sign-in form: captcha when required, remember-me. */
export function SignInEnd({ form, captcha, withoutCaptcha }: SignInEndProps) {
  const errors = useTranslations('errors')
  const isWanted = captcha !== undefined
  const wasWanted = useRef(isWanted)
  useEffect(() => {
    if (isWanted && !wasWanted.current) announce(errors('enterCaptcha'))
    wasWanted.current = isWanted
  }, [isWanted, errors])
  return (
    <>
      {captcha && <ShownCaptchaField {...captcha} enterKeyHint="go" {...form.field('captcha')} />}
      {captcha && withoutCaptcha}
      <RememberField form={form} />
    </>
  )
}
