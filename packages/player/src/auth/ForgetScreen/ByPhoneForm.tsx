import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { RegisterRule } from '@platform/sdk/account'
import { Button, Checkbox, PasswordField } from '@platform/ui'
import { FailureNotice, type Failure } from '../FailureNotice.tsx'
import { keepFocus } from '../../blocks/keepFocus.ts'
import { keepTyped } from '../keepTyped.ts'
import { PhoneCodeFields, type PhoneCode } from '../PhoneCode/PhoneCodeFields.tsx'
import { resolverOf, ruleOf } from '../rules/accountRules.ts'
import { useFieldText, useFormatText } from '../rules/useFieldText.ts'
import { useRecheckOnLanguage } from '../useRecheckOnLanguage.ts'
import { checkByPhone, type ByPhoneValues } from './forgetRules.ts'
import { form } from './ForgetView.css.ts'

export interface ByPhoneFormProps extends PhoneCode {
  rules: readonly RegisterRule[]
  onMobile: (mobile: string) => void
  pending: boolean
  error?: Failure
  /** Resolves to the field whose value is used up, if any (section 8). */
  onSubmit: (values: ByPhoneValues) => Promise<'password' | 'code' | undefined>
}

const fieldNames = ['mobile', 'code', 'password'] as const

/** Mobile number, SMS code, new password (2.11). Submit is enabled once a field was touched and none is invalid. */
export function ByPhoneForm({ rules, onMobile, onSend, pending, error, onSubmit, ...phoneCode }: ByPhoneFormProps) {
  const t = useTranslations('auth')
  const textOf = useFieldText()
  const formatText = useFormatText()
  const { register, handleSubmit, control, formState, trigger, getValues, setValue, setFocus } = useForm<ByPhoneValues>({
    mode: 'onTouched',
    defaultValues: { mobile: '', code: '', password: '', remember: true },
    resolver: resolverOf((values) => checkByPhone(values, rules)),
  })
  const { errors, dirtyFields, touchedFields } = formState
  const touched = Object.keys({ ...dirtyFields, ...touchedFields }).length > 0
  const mobile = useWatch({ control, name: 'mobile' })
  // Text typed before hydration is in the form, but never caused a change event.
  useEffect(() => onMobile(getValues('mobile')), [mobile, getValues, onMobile])
  useRecheckOnLanguage(fieldNames, getValues, trigger)
  const send = async () => {
    if (await trigger('mobile', { shouldFocus: true })) onSend(getValues('mobile'))
  }
  const submit = async (values: ByPhoneValues) => {
    const worthless = await onSubmit(values)
    if (!worthless) return
    setValue(worthless, '')
    setFocus(worthless)
  }
  const rule = { mobile: ruleOf(rules, 'mobileNum'), code: ruleOf(rules, 'verificationCode'), password: ruleOf(rules, 'password') }
  return (
    <form className={form} method="dialog" onSubmit={handleSubmit(submit)} noValidate>
      <PhoneCodeFields
        {...phoneCode}
        onSend={() => void send()}
        onCode={(digits) => setValue('code', digits, { shouldDirty: true, shouldValidate: true })}
        phone={{ ...keepTyped(register('mobile'), setValue), error: textOf(errors.mobile?.message, rule.mobile) }}
        otp={{ ...register('code'), error: textOf(errors.code?.message, rule.code) }}
      />
      <PasswordField
        label={t('change.new')}
        hint={formatText(rule.password)}
        autoComplete="new-password"
        enterKeyHint="done"
        {...keepTyped(register('password'), setValue)}
        error={textOf(errors.password?.message, rule.password)}
      />
      <Checkbox label={t('remember')} defaultChecked {...register('remember')} />
      <FailureNotice failure={error} />
      <Button type="submit" onMouseDown={keepFocus} size="lg" block loading={pending} disabled={!touched || Object.keys(errors).length > 0}>
        {t('forget.submit')}
      </Button>
    </form>
  )
}
