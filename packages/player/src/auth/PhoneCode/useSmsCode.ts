import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toasts, type OtpFieldProps } from '@platform/ui'
import { useCodeRequest } from '../../blocks/form/useCodeRequest.ts'
import { codeEntries } from '../../storage/codeEntries.ts'
import type { MobileNumber } from '../../session/IdentityProvider.ts'
import { shortHash } from '../../storage/shortHash.ts'

const sentToast = 1500

export type SmsCodeField = Pick<OtpFieldProps, 'sent' | 'sending' | 'resendAt' | 'now'>

interface Options {
  /** Requests a code from the gateway. */
  send: (to: MobileNumber) => Promise<{ expiredMinutes: number }>
  /** The number of the form: a code sent to another one does not count. */
  to: MobileNumber
  /** The use of the code: each has its own countdown, which survives a reload. */
  purpose: 'login' | 'password' | 'register'
}

/** Requests one SMS code at a time: toasts while sending and when sent (1.5 s), counts down expiredMinutes × 60 s. Sections 4, 8, 9. */
export function useSmsCode({ send, to, purpose }: Options) {
  const t = useTranslations('auth')
  const [code, setCode] = useState(() => codeEntries.sentCodes.get()?.[purpose])
  const store = (sent: { to: string; resendAt: number }) => {
    setCode(sent)
    codeEntries.sentCodes.set({ ...codeEntries.sentCodes.get(), [purpose]: sent })
  }
  const { request, error, forgetError, ...state } = useCodeRequest({
    send: async (number: MobileNumber) => {
      const answer = await send(number).finally(toasts.loading(t('in_sms_sending')))
      toasts.show(t(purpose === 'register' ? 'in_sms_send' : 'in_sms_sendIfAny'), 'success', sentToast)
      return answer
    },
    onSent: (resendAt, number) => store({ to: hashOf(number), resendAt }),
    // Only a code that was sent earlier can be entered.
    onRefused: (resendAt) => store({ to: code?.to ?? '', resendAt }),
  })

  // A code is valid only for the number it was sent to; the countdown continues for any number (section 4).
  const field: SmsCodeField = { ...state, sent: code?.to === hashOf(to), resendAt: code?.resendAt }
  return { field, request, error, forgetError }
}

const hashOf = ({ countryDialingCode, mobileNum }: MobileNumber) => shortHash(countryDialingCode + mobileNum)
