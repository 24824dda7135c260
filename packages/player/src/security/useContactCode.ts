import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { RateLimitedError } from '@platform/sdk'
import { useClient } from '@platform/sdk/react'
import { toasts, type OtpFieldProps } from '@platform/ui'
import { useErrorText } from '../i18n/useErrorText.ts'
import { shownFor } from './shownFor.ts'

export type ContactCode = Pick<OtpFieldProps, 'sent' | 'sending' | 'resendAt' | 'now' | 'onSend'> & {
  /** Why no code was sent. */
  problem: string | undefined
}

/** Sends codes one at a time and counts down until another may be requested. */
export function useContactCode(send: () => Promise<{ expiredMinutes: number }>): ContactCode {
  const t = useTranslations('security')
  const errorText = useErrorText()
  const { clock } = useClient()
  const [state, setState] = useState<{ sent: boolean; sending: boolean; resendAt?: number; problem?: string }>({
    sent: false,
    sending: false,
  })
  const busy = useRef(false)
  const request = async () => {
    if (busy.current) return
    busy.current = true
    setState((before) => ({ ...before, sending: true, problem: undefined }))
    try {
      const { expiredMinutes } = await send()
      setState({ sent: true, sending: false, resendAt: clock.now() + expiredMinutes * 60_000 })
      toasts.show(t('codeSent'), 'success', shownFor)
    } catch (error) {
      const wait = error instanceof RateLimitedError ? { resendAt: clock.now() + error.after } : {}
      // A code that was sent earlier may still arrive and be typed.
      setState(({ sent }) => ({ sent: sent || error instanceof RateLimitedError, sending: false, ...wait, problem: errorText(error) }))
    } finally {
      busy.current = false
    }
  }
  return {
    sent: state.sent,
    sending: state.sending,
    resendAt: state.resendAt,
    problem: state.problem,
    now: clock.now,
    onSend: () => void request(),
  }
}
