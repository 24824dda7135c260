import { useTranslations } from 'use-intl'
import type { CallForm } from '../../blocks/form/CallForm.ts'
import { Form } from '../../blocks/form/Form.tsx'
import type { CodeLoginValues } from '../loginRules.ts'
import { PhoneCodeFields, type PhoneCode } from '../PhoneCode/PhoneCodeFields.tsx'
import type { ShownCaptcha } from '../useWantedCaptcha.ts'
import { SignInEnd } from './SignInEnd.tsx'
import { WithoutCaptcha } from './WithoutCaptcha.tsx'
import { form as formStyle } from './LoginForm.css.ts'

export interface CodeFormProps {
  form: CallForm<CodeLoginValues>
  phone: PhoneCode
  /** Shown after a failure that required it. */
  captcha?: ShownCaptcha
  /** Address of password recovery; absent where that screen does not exist. */
  forgetHref?: string
}

/** Mobile number and SMS code (2.9, 5). The number is checked before a code is requested. */
export function CodeForm({ form, phone, captcha, forgetHref }: CodeFormProps) {
  const t = useTranslations('auth')
  return (
    <Form form={form} className={formStyle} submit={t('submit')}>
      <PhoneCodeFields
        {...phone}
        phone={form.field('mobile')}
        otp={{ ...form.field('code'), enterKeyHint: 'go' }}
        onCode={(digits) => form.set('code', digits)}
      />
      <SignInEnd form={form} captcha={captcha} withoutCaptcha={<WithoutCaptcha recoverHref={forgetHref} />} />
    </Form>
  )
}
