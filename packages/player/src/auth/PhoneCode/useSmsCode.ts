import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { RateLimitedError } from '@platform/sdk'
import { useClient } from '@platform/sdk/react'
import { toasts } from '@platform/ui'

const sentToast = 1500

/** What a code field needs to know: `OtpField` of ui takes it as it is. */
export interface SmsCodeField {
  sent: boolean
  sending: boolean
  /** On the clock `now`, ms. */
  resendAt: number | undefined
  now: () => number
}

/** Which number got a code, and when another may be asked for. */
export interface SentCode {
  /** Dialling code and number. */
  to: string
  resendAt: number
}

interface Options {
  /** Asks the gateway. */
  send: () => Promise<{ expiredMinutes: number }>
  /** Dialling code and number: a code that went to another one counts for nothing. */
  to: string
  /** Kept from before a reload. */
  initial?: SentCode
  onSent?: (sent: SentCode) => void
}

/** Sends SMS codes one at a time: says so, says that it is sent (1.5 s), counts down expiredMinutes × 60 s. Sections 4, 8, 9. */
export function useSmsCode({ send, to, initial, onSent }: Options) {
  const t = useTranslations('auth')
  const { clock } = useClient()
  const [code, setCode] = useState(initial)
  const [sending, setSending] = useState(false)
  const [error, setError] = useState<unknown>()
  const busy = useRef(false)

  const request = async (): Promise<void> => {
    if (busy.current) return
    busy.current = true
    setSending(true)
    setError(undefined)
    const hide = toasts.loading(t('in_sms_sending'))
    try {
      const { expiredMinutes } = await send()
      const sent = { to, resendAt: clock.now() + expiredMinutes * 60_000 }
      setCode(sent)
      onSent?.(sent)
      hide()
      toasts.show(t('in_sms_send'), 'success', sentToast)
    } catch (failure) {
      hide()
      setError(failure)
      // A code that is on its way already may still be typed.
      if (failure instanceof RateLimitedError) setCode({ to, resendAt: clock.now() + failure.after })
    } finally {
      busy.current = false
      setSending(false)
    }
  }

  const mine = code?.to === to ? code : undefined
  const field: SmsCodeField = { sent: mine !== undefined, sending, resendAt: mine?.resendAt, now: clock.now }
  return { field, request, error }
}
