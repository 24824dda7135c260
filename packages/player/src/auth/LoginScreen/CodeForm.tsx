import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import type { RegisterRule } from '@platform/sdk/account'
import { checkCodeLogin, type CodeLoginValues } from '../loginRules.ts'
import type { Failure } from '../FailureNotice.tsx'
import { PhoneCodeFields, type PhoneCode } from '../PhoneCode/PhoneCodeFields.tsx'
import { ruleOf } from '../rules/accountRules.ts'
import { useFieldText } from '../rules/useFieldText.ts'
import type { ShownCaptcha } from '../useWantedCaptcha.ts'
import { SignInEnd } from './SignInEnd.tsx'
import { WithoutCaptcha } from './WithoutCaptcha.tsx'
import { useSignInForm } from './useSignInForm.ts'
import { form } from './LoginForm.css.ts'

export interface CodeFormProps extends PhoneCode {
  rules: readonly RegisterRule[]
  /** Number of a remembered login. */
  savedMobile?: string
  /** Called as the number is typed: a code is valid only for the number it was sent to. */
  onMobile: (mobile: string) => void
  /** Shown after a failure that required it. */
  captcha?: ShownCaptcha
  /** Address of password recovery; absent where that screen does not exist. */
  forgetHref?: string
  error?: Failure
  pending: boolean
  onSubmit: (values: CodeLoginValues) => void | Promise<unknown>
}

const fieldNames = ['mobile', 'code', 'captcha'] as const

/** Mobile number and SMS code (2.9, 5). The number is checked before a code is requested. */
export function CodeForm(props: CodeFormProps) {
  const { rules, savedMobile, onMobile, onSend, captcha, forgetHref, error, pending, onSubmit, ...phoneCode } = props
  const { register, handleSubmit, control, formState, trigger, getValues, setValue } = useSignInForm<CodeLoginValues>({
    defaultValues: { mobile: savedMobile ?? '', code: '', captcha: '', remember: true },
    check: (values, withCaptcha) => checkCodeLogin(values, rules, withCaptcha),
    captcha,
    fieldNames,
  })
  const { errors } = formState
  const mobile = useWatch({ control, name: 'mobile' })
  useEffect(() => onMobile(mobile), [mobile, onMobile])
  const send = async () => {
    if (await trigger('mobile', { shouldFocus: true })) onSend(getValues('mobile'))
  }
  const textOf = useFieldText()
  return (
    <form className={form} onSubmit={handleSubmit(onSubmit)} noValidate>
      <PhoneCodeFields
        {...phoneCode}
        onSend={() => void send()}
        onCode={(digits) => setValue('code', digits, { shouldValidate: true })}
        phone={{ ...register('mobile'), error: textOf(errors.mobile?.message, ruleOf(rules, 'loginMobileNum')) }}
        otp={{ ...register('code'), enterKeyHint: 'go', error: textOf(errors.code?.message, ruleOf(rules, 'verificationCode')) }}
      />
      <SignInEnd
        rules={rules}
        captcha={captcha}
        withoutCaptcha={<WithoutCaptcha recoverHref={forgetHref} />}
        digits={register('captcha')}
        wrong={errors.captcha?.message}
        remember={register('remember')}
        error={error}
        pending={pending}
      />
    </form>
  )
}
