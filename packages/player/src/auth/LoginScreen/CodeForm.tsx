import { useEffect } from 'react'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Button, Checkbox } from '@platform/ui'
import { codeLoginSchema, loginLimits, type CodeLoginValues, type LoginMessage } from '../loginRules.ts'
import { FailureNotice, type Failure } from '../FailureNotice.tsx'
import { keepFocus } from '../keepFocus.ts'
import { PhoneCodeFields, type PhoneCode } from '../PhoneCode/PhoneCodeFields.tsx'
import { useRecheckOnLanguage } from '../useRecheckOnLanguage.ts'
import { form } from './LoginForm.css.ts'

export interface CodeFormProps extends PhoneCode {
  /** Number of a remembered login. */
  savedMobile?: string
  /** Told as the number is typed: a code belongs to the number that it went to. */
  onMobile: (mobile: string) => void
  error?: Failure
  pending: boolean
  onSubmit: (values: CodeLoginValues) => void | Promise<unknown>
}

const typed = ['mobile', 'code'] as const

/** Mobile number and SMS code (2.9, 5). The number is checked before a code is asked for. */
export function CodeForm({ savedMobile, onMobile, onSend, error, pending, onSubmit, ...phoneCode }: CodeFormProps) {
  const t = useTranslations('auth')
  const { register, handleSubmit, control, formState, trigger, getValues, setValue } = useForm<CodeLoginValues>({
    resolver: standardSchemaResolver(codeLoginSchema),
    mode: 'onTouched',
    defaultValues: { mobile: savedMobile ?? '', code: '', remember: true },
  })
  const { errors } = formState
  const mobile = useWatch({ control, name: 'mobile' })
  useEffect(() => onMobile(mobile), [mobile, onMobile])
  useRecheckOnLanguage(typed, getValues, trigger)
  const send = async () => {
    if (await trigger('mobile', { shouldFocus: true })) onSend()
  }
  const messageOf = (key: string | undefined, limits: { min: number; max: number }) => key && t(key as LoginMessage, limits)
  return (
    <form className={form} onSubmit={handleSubmit(onSubmit)} noValidate>
      <PhoneCodeFields
        {...phoneCode}
        onSend={() => void send()}
        onCode={(digits) => setValue('code', digits, { shouldValidate: true })}
        phone={{ ...register('mobile'), error: messageOf(errors.mobile?.message, loginLimits.mobile) }}
        otp={{ ...register('code'), enterKeyHint: 'go', error: messageOf(errors.code?.message, loginLimits.code) }}
      />
      <Checkbox label={t('remember')} {...register('remember')} />
      <FailureNotice failure={error} />
      <Button type="submit" onMouseDown={keepFocus} size="lg" block loading={pending}>
        {t('submit')}
      </Button>
    </form>
  )
}
