import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toasts, type OtpFieldProps } from '@platform/ui'
import { useCodeRequest } from './useCodeRequest.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'

/** How long the message about a sent code shows, ms. */
const codeToast = 3000

export type ContactCode = Pick<OtpFieldProps, 'sent' | 'sending' | 'resendAt' | 'now' | 'onSend'> & {
  /** Why no code was sent. */
  problem: string | undefined
}

/** Sends codes one at a time and counts down until another may be requested. */
export function useContactCode(send: () => Promise<{ expiredMinutes: number }>): ContactCode {
  const t = useTranslations('security')
  const errorText = useErrorText()
  const [resendAt, setResendAt] = useState<number>()
  const [sent, setSent] = useState(false)
  const {
    request,
    error,
    forgetError: _forget,
    ...state
  } = useCodeRequest({
    send: async () => {
      const answer = await send()
      toasts.show(t('codeSent'), 'success', codeToast)
      return answer
    },
    onSent: (at) => {
      setSent(true)
      setResendAt(at)
    },
    onRefused: setResendAt,
  })
  return {
    ...state,
    sent,
    resendAt,
    problem: error === undefined ? undefined : errorText(error),
    onSend: () => void request(),
  }
}
