import { sendCode } from '@platform/sdk/account'
import { useClient } from '@platform/sdk/react'
import type { RecalledLogin } from '../../storage/rememberedLogin.ts'
import { useThirdPartySms } from '../identity/useThirdPartySms.ts'
import { sentNumber } from '../PhoneCode/sentNumber.ts'
import { usePhoneCode } from '../PhoneCode/usePhoneCode.ts'
import { useLoginRules } from '../rules/useLoginRules.ts'
import { useFailure } from '../useFailure.ts'
import type { CodeFormProps } from './CodeForm.tsx'
import { useLogin } from './useLogin.ts'

/** The login by SMS code (2.9). */
export function useCodeLogin(remembered: RecalledLogin | undefined): CodeFormProps {
  const client = useClient()
  const failureOf = useFailure()
  const saved = remembered?.type === 'mobile' ? remembered : undefined
  const rules = useLoginRules()
  const { submitCode, captcha, error, pending } = useLogin()
  const thirdParty = useThirdPartySms()
  const phone = usePhoneCode({
    purpose: 'login',
    mobile: saved?.username,
    diallingCode: saved?.countryDialingCode,
    send: thirdParty
      ? (number) => thirdParty.send(number)
      : (number, abroad) => sendCode(client, { ...sentNumber(number, abroad), purpose: 'login' }),
  })
  return {
    ...phone.fields,
    rules,
    captcha,
    savedMobile: saved?.username,
    onMobile: phone.setMobile,
    error: failureOf(phone.error ?? error),
    pending,
    onSubmit: (values) => submitCode({ ...values, dialling: phone.number.countryDialingCode, prove: thirdParty?.prove }),
  }
}
