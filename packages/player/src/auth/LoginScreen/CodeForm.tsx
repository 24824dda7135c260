import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Button, Checkbox } from '@platform/ui'
import type { RegisterRule } from '@platform/sdk/account'
import { checkCodeLogin, type CodeLoginValues } from '../loginRules.ts'
import { FailureNotice, type Failure } from '../FailureNotice.tsx'
import { keepFocus } from '../keepFocus.ts'
import { PhoneCodeFields, type PhoneCode } from '../PhoneCode/PhoneCodeFields.tsx'
import { resolverOf, ruleOf } from '../rules/accountRules.ts'
import { useFieldText } from '../rules/useFieldText.ts'
import { ShownCaptchaField } from '../ShownCaptchaField.tsx'
import type { ShownCaptcha } from '../useWantedCaptcha.ts'
import { useRecheckOnLanguage } from '../useRecheckOnLanguage.ts'
import { form } from './LoginForm.css.ts'

export interface CodeFormProps extends PhoneCode {
  rules: readonly RegisterRule[]
  /** Number of a remembered login. */
  savedMobile?: string
  /** Told as the number is typed: a code belongs to the number that it went to. */
  onMobile: (mobile: string) => void
  /** Shown after a failure that asked for it. */
  captcha?: ShownCaptcha
  error?: Failure
  pending: boolean
  onSubmit: (values: CodeLoginValues) => void | Promise<unknown>
}

const typed = ['mobile', 'code', 'captcha'] as const

/** Mobile number and SMS code (2.9, 5). The number is checked before a code is asked for. */
export function CodeForm({ rules, savedMobile, onMobile, onSend, captcha, error, pending, onSubmit, ...phoneCode }: CodeFormProps) {
  const t = useTranslations('auth')
  const { register, handleSubmit, control, formState, trigger, getValues, setValue, resetField } = useForm<CodeLoginValues>({
    resolver: resolverOf((values) => checkCodeLogin(values, rules, captcha !== undefined)),
    mode: 'onTouched',
    defaultValues: { mobile: savedMobile ?? '', code: '', captcha: '', remember: true },
  })
  const { errors } = formState
  const mobile = useWatch({ control, name: 'mobile' })
  useEffect(() => onMobile(mobile), [mobile, onMobile])
  // Digits belong to their picture.
  useEffect(() => resetField('captcha'), [captcha?.image, resetField])
  useRecheckOnLanguage(typed, getValues, trigger)
  const send = async () => {
    if (await trigger('mobile', { shouldFocus: true })) onSend()
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
      {captcha && (
        <ShownCaptchaField
          {...captcha}
          enterKeyHint="go"
          {...register('captcha')}
          error={textOf(errors.captcha?.message, ruleOf(rules, 'captcha'))}
        />
      )}
      <Checkbox label={t('remember')} {...register('remember')} />
      <FailureNotice failure={error} />
      <Button type="submit" onMouseDown={keepFocus} size="lg" block loading={pending}>
        {t('submit')}
      </Button>
    </form>
  )
}
