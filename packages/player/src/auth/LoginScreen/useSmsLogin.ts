import { login, sendCode } from '@platform/sdk/account'
import { useClient } from '@platform/sdk/react'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { chooseAutoLogin } from '../../session/sessionStore.ts'
import { entries } from '../../storage/entries.ts'
import { forgetLogin, rememberNumber, type RecalledLogin } from '../../storage/rememberedLogin.ts'
import { payloadOf } from '../identity/proof.ts'
import { useThirdPartySms } from '../identity/useThirdPartySms.ts'
import { checkCodeLogin, emptyCodeLogin } from '../loginRules.ts'
import { sentNumber } from '../PhoneCode/sentNumber.ts'
import { usePhoneCode } from '../PhoneCode/usePhoneCode.ts'
import { useKnownRules } from '../rules/useKnownRules.ts'
import { usualLoginRules } from '../rules/usualRules.ts'
import { useAccountForm } from '../useAccountForm.ts'
import { useSignIn } from '../useSignIn.ts'
import { useWarnIfNotStored } from '../useWarnIfNotStored.ts'
import type { CodeFormProps } from './CodeForm.tsx'

/** The login by SMS code (2.9). */
export function useSmsLogin(remembered: RecalledLogin | undefined): CodeFormProps {
  const client = useClient()
  const rules = useKnownRules(usualLoginRules)
  const errorText = useErrorText()
  const warnIfNotStored = useWarnIfNotStored()
  const saved = remembered?.type === 'mobile' ? remembered : undefined
  const { signIn, captcha } = useSignIn()
  const thirdParty = useThirdPartySms()
  const form = useAccountForm({
    call: login,
    empty: { ...emptyCodeLogin, ...(saved && { mobile: saved.username }) },
    rules,
    ruleNames: { mobile: 'loginMobileNum', code: 'verificationCode' },
    captcha,
    shown: ['mobile', 'code', ...(captcha ? ['captcha'] : [])],
    check: (values) => checkCodeLogin(values, rules, captcha !== undefined),
    toInput: ({ mobile, code }) => {
      const { countryDialingCode } = phone.number
      return { type: 'mobile' as const, username: mobile, password: code, countryDialingCode }
    },
    send: async ({ countryDialingCode, ...own }, { mobile, code, captcha: digits, remember }) => {
      phone.forgetError()
      chooseAutoLogin(remember)
      // If a third party sent the code, it is exchanged for a proof.
      const proof = payloadOf(await thirdParty?.prove({ mobileNum: mobile, countryDialingCode }, code))
      const fields = proof ? { ...proof, type: own.type, firebaseMobileNo: mobile } : own
      const { deviceToken } = await signIn({ ...fields, countryDialingCode }, digits)
      if (remember && deviceToken) entries.knownDevice.set(deviceToken)
      await (remember ? rememberNumber(mobile, countryDialingCode) : forgetLogin())
      warnIfNotStored(remember)
      return false
    },
  })
  const { mobile } = form.values
  const phone = usePhoneCode({
    purpose: 'login',
    mobile,
    onRequest: form.forgetError,
    diallingCode: saved?.countryDialingCode,
    send: thirdParty
      ? (number) => thirdParty.send(number)
      : (number, abroad) => sendCode(client, { ...sentNumber(number, abroad), purpose: 'login' }),
  })
  const onSend = async () => {
    if (await form.check('mobile', { shouldFocus: true })) phone.fields.onSend()
  }
  return {
    form: { ...form, failure: phone.error ? errorText(phone.error) : form.failure },
    phone: { ...phone.fields, onSend: () => void onSend() },
    captcha,
  }
}
