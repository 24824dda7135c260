import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { RateLimitedError } from '@platform/sdk'
import { useClient } from '@platform/sdk/react'
import { toasts } from '@platform/ui'
import { codeEntries } from '../../storage/codeEntries.ts'
import { shortHash } from '../../storage/shortHash.ts'

const sentToast = 1500

/** The state of a code field, in the form of the props of ui's `OtpField`. */
export interface SmsCodeField {
  sent: boolean
  sending: boolean
  /** By the clock `now`, ms. */
  resendAt: number | undefined
  now: () => number
}

interface Options {
  /** Requests a code from the gateway. */
  send: () => Promise<{ expiredMinutes: number }>
  /** Dialing code and number: a code sent to another number does not count. */
  to: string
  /** The use of the code: each has its own countdown, which survives a reload. */
  purpose: 'login' | 'password' | 'register'
}

/** Requests one SMS code at a time: toasts while sending and when sent (1.5 s), counts down expiredMinutes × 60 s. Sections 4, 8, 9. */
export function useSmsCode({ send, to, purpose }: Options) {
  const t = useTranslations('auth')
  const { clock } = useClient()
  const [code, setCode] = useState(() => codeEntries.sentCodes.get()?.[purpose])
  const [sending, setSending] = useState(false)
  const [error, setError] = useState<unknown>()
  const busy = useRef(false)

  const keep = (resendAt: number) => {
    const sent = { to: shortHash(to), resendAt }
    setCode(sent)
    codeEntries.sentCodes.set({ ...codeEntries.sentCodes.get(), [purpose]: sent })
  }
  const request = async (): Promise<void> => {
    if (busy.current) return
    busy.current = true
    setSending(true)
    setError(undefined)
    const hide = toasts.loading(t('in_sms_sending'))
    try {
      const { expiredMinutes } = await send()
      keep(clock.now() + expiredMinutes * 60_000)
      hide()
      toasts.show(t('in_sms_send'), 'success', sentToast)
    } catch (failure) {
      hide()
      setError(failure)
      // A code that was sent earlier can still be entered.
      if (failure instanceof RateLimitedError) keep(clock.now() + failure.after)
    } finally {
      busy.current = false
      setSending(false)
    }
  }

  // A code is valid only for the number it was sent to; the countdown continues for any number (section 4).
  const field: SmsCodeField = { sent: code?.to === shortHash(to), sending, resendAt: code?.resendAt, now: clock.now }
  return { field, request, error }
}
