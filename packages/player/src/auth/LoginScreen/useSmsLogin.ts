import { useState } from 'react'
import { sendCode } from '@platform/sdk/account'
import { useClient } from '@platform/sdk/react'
import { chooseAutoLogin } from '../../session/sessionStore.ts'
import { entries } from '../../storage/entries.ts'
import { forgetLogin, rememberNumber, type RecalledLogin } from '../../storage/rememberedLogin.ts'
import { payloadOf } from '../identity/proof.ts'
import { useThirdPartySms } from '../identity/useThirdPartySms.ts'
import type { CodeLoginValues } from '../loginRules.ts'
import { sentNumber } from '../PhoneCode/sentNumber.ts'
import { usePhoneCode } from '../PhoneCode/usePhoneCode.ts'
import { useKnownRules } from '../rules/useKnownRules.ts'
import { usualLoginRules } from '../rules/usualRules.ts'
import { useFailure } from '../useFailure.ts'
import { useOnce } from '../useOnce.ts'
import { useSignIn } from '../useSignIn.ts'
import { useWarnIfNotStored } from '../useWarnIfNotStored.ts'
import type { CodeFormProps } from './CodeForm.tsx'

/** The login by SMS code (2.9). */
export function useSmsLogin(remembered: RecalledLogin | undefined): CodeFormProps {
  const client = useClient()
  const rules = useKnownRules(usualLoginRules)
  const failureOf = useFailure()
  const warnIfNotStored = useWarnIfNotStored()
  const saved = remembered?.type === 'mobile' ? remembered : undefined
  const { signIn, captcha, pending } = useSignIn()
  const [error, setError] = useState<unknown>()
  const thirdParty = useThirdPartySms()
  const phone = usePhoneCode({
    purpose: 'login',
    onRequest: () => setError(undefined),
    mobile: saved?.username,
    diallingCode: saved?.countryDialingCode,
    send: thirdParty
      ? (number) => thirdParty.send(number)
      : (number, abroad) => sendCode(client, { ...sentNumber(number, abroad), purpose: 'login' }),
  })

  const onSubmit = useOnce(async ({ mobile, code, captcha: digits, remember }: CodeLoginValues) => {
    const { countryDialingCode } = phone.number
    setError(undefined)
    phone.forgetError()
    chooseAutoLogin(remember)
    try {
      // If a third party sent the code, it is exchanged for a proof.
      const proof = payloadOf(await thirdParty?.prove({ mobileNum: mobile, countryDialingCode }, code))
      const own = proof ? { ...proof, firebaseMobileNo: mobile } : { username: mobile, password: code }
      const { deviceToken } = await signIn({ type: 'mobile', ...own, countryDialingCode }, digits)
      if (remember && deviceToken) entries.knownDevice.set(deviceToken)
    } catch (failure) {
      return setError(failure)
    }
    await (remember ? rememberNumber(mobile, countryDialingCode) : forgetLogin())
    warnIfNotStored(remember)
  })

  return {
    ...phone.fields,
    rules,
    captcha,
    savedMobile: saved?.username,
    onMobile: phone.setMobile,
    error: failureOf(phone.error ?? error),
    pending,
    onSubmit,
  }
}
