import { CaptchaRequiredError } from '@platform/sdk'
import { sendRegisterCode } from '@platform/sdk/account'
import { useClient } from '@platform/sdk/react'
import type { CaptchaAnswer, MobileNumber } from '../../session/IdentityProvider.ts'
import type { useThirdPartySms } from '../identity/useThirdPartySms.ts'
import { usePhoneCode, type PhoneCodeState } from '../PhoneCode/usePhoneCode.ts'
import type { useWantedCaptcha } from '../useWantedCaptcha.ts'

interface Options {
  /** Number and captcha in the form. */
  mobile: string
  digits: string
  /** Of the draft. */
  country?: string
  /** Set if a third party sends the code. */
  thirdParty: ReturnType<typeof useThirdPartySms>
  captcha: ReturnType<typeof useWantedCaptcha>
  /** A captcha is shown because an earlier code was refused without one. */
  withCaptcha: boolean
  onCaptchaWanted: (wanted: boolean) => void
  /** A code is being requested. */
  onRequest: () => unknown
}

/** A number, and the code that verifies it; sending one may require a captcha (2.10). */
export function useRegisterCode({ digits, thirdParty, captcha, withCaptcha, onCaptchaWanted, ...options }: Options): PhoneCodeState {
  const client = useClient()
  const sendOwn = ({ mobileNum: mobileNo, countryDialingCode }: MobileNumber, answer?: CaptchaAnswer) =>
    sendRegisterCode(client, { mobileNo, countryDialingCode, ...answer })
  const sendBy = thirdParty?.send ?? sendOwn
  const send = async (number: MobileNumber) => {
    const answer = withCaptcha ? { captcha: digits, ...(await captcha.prove()) } : undefined
    try {
      const sent = await sendBy(number, answer)
      onCaptchaWanted(false)
      return sent
    } catch (failure) {
      if (failure instanceof CaptchaRequiredError) onCaptchaWanted(true)
      throw failure
    } finally {
      // A captcha serves one attempt.
      if (answer) captcha.refresh()
    }
  }
  return usePhoneCode({ purpose: 'register', send, ...options })
}
