import { useState } from 'react'
import { sendCode } from '@platform/sdk/account'
import { useClient } from '@platform/sdk/react'
import type { RecalledLogin } from '../../storage/rememberedLogin.ts'
import { useSmsCode } from '../SmsCode/useSmsCode.ts'
import { useCountries } from '../useCountries.ts'
import { useFailure } from '../useFailure.ts'
import type { CodeFormProps } from './CodeForm.tsx'
import { useLogin } from './useLogin.ts'

/** The login by SMS code (2.9). */
export function useCodeLogin(remembered: RecalledLogin | undefined): CodeFormProps {
  const client = useClient()
  const failureOf = useFailure()
  const countries = useCountries()
  const saved = remembered?.type === 'mobile' ? remembered : undefined
  const [chosen, setCountry] = useState<string>()
  const [mobile, setMobile] = useState(saved?.username ?? '')
  const { submitCode, error, pending } = useLogin(undefined)
  const country =
    countries.find(({ code }) => code === chosen) ??
    countries.find(({ diallingCode }) => diallingCode === saved?.countryDialingCode) ??
    countries[0]!
  const dialling = country.diallingCode
  const code = useSmsCode({
    to: dialling + mobile,
    send: () => sendCode(client, { mobileNum: mobile, countryDialingCode: dialling, purpose: 'login' }),
  })
  return {
    savedMobile: saved?.username,
    countries,
    country: country.code,
    onCountryChange: setCountry,
    code: code.field,
    onMobile: setMobile,
    onSend: () => void code.request(),
    error: failureOf(code.error ?? error),
    pending,
    onSubmit: (values) => submitCode({ ...values, dialling }),
  }
}
