import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { register } from '@platform/sdk/account'
import { Form } from '../../blocks/form/Form.tsx'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useThirdPartySms } from '../identity/useThirdPartySms.ts'
import { PhoneCodeFields } from '../PhoneCode/PhoneCodeFields.tsx'
import { useRegisterCode } from '../RegisterScreen/useRegisterCode.ts'
import { useRegisterRules } from '../RegisterScreen/useRegisterRules.ts'
import { checkNeeded, ruleOf } from '../rules/accountRules.ts'
import { ShownCaptchaField } from '../ShownCaptchaField.tsx'
import { useAccountForm } from '../useAccountForm.ts'
import { useWantedCaptcha } from '../useWantedCaptcha.ts'
import type { GuestStepProps } from './GuestStepProps.ts'
import { useStoredWhileTyped } from './useStoredWhileTyped.ts'
import { form as formStyle } from './StepPage.css.ts'

/** The mobile number and its code, which goes to the gateway with the registration. */
export function PhoneStep({ draft, onDone }: GuestStepProps) {
  const next = useTranslations('signUp')('next')
  const errorText = useErrorText()
  const { rules } = useRegisterRules()
  const thirdParty = useThirdPartySms()
  const [withCaptcha, setWithCaptcha] = useState(false)
  const captcha = useWantedCaptcha(withCaptcha)
  const form = useAccountForm({
    call: register,
    rules,
    captcha: captcha.field,
    empty: { mobileNum: draft.values.mobileNum ?? '', verificationCode: '', captcha: '' },
    shown: ['mobileNum', 'verificationCode', ...(withCaptcha ? ['captcha'] : [])],
    check: ({ mobileNum, verificationCode }) => ({
      mobileNum: numberProblem(mobileNum),
      verificationCode: checkNeeded(ruleOf(rules, 'verificationCode'), verificationCode),
    }),
    toInput: (values) => values,
    send: async (_input, { mobileNum, verificationCode }) => {
      draft.save({ mobileNum }, { country: code.fields.country })
      onDone({ mobileNum, verificationCode, countryDialingCode: code.number.countryDialingCode })
      return false
    },
  })
  const { mobileNum, captcha: digits } = form.values
  const code = useRegisterCode({
    mobile: mobileNum,
    digits,
    country: draft.country,
    thirdParty,
    captcha,
    withCaptcha,
    onRequest: form.forgetError,
    onCaptchaWanted: setWithCaptcha,
  })
  const country = code.fields.countries.find((one) => one.code === code.fields.country)
  const numberProblem = (text: string) =>
    checkNeeded(ruleOf(rules, 'mobileNum'), text) ?? (!country?.read || country.read(text) !== undefined ? undefined : 'mobileInvalid')
  useStoredWhileTyped({ mobileNum }, draft.save)
  const sendCode = async () => {
    if (await form.check('mobileNum', { shouldFocus: true })) code.fields.onSend()
  }
  return (
    <Form form={{ ...form, failure: code.error ? errorText(code.error) : form.failure }} className={formStyle} submit={next}>
      <PhoneCodeFields
        {...code.fields}
        onSend={() => void sendCode()}
        phone={form.field('mobileNum')}
        otp={form.field('verificationCode')}
        onCode={(text) => form.set('verificationCode', text)}
      />
      {withCaptcha && <ShownCaptchaField {...form.field('captcha')} {...captcha.field} enterKeyHint="done" />}
    </Form>
  )
}
