import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { RateLimitedError } from '@platform/sdk'
import { useClient } from '@platform/sdk/react'
import { toasts } from '@platform/ui'
import { codeEntries } from '../../storage/codeEntries.ts'
import { shortHash } from '../../storage/shortHash.ts'

const sentToast = 1500

/** What a code field needs to know: `OtpField` of ui takes it as it is. */
export interface SmsCodeField {
  sent: boolean
  sending: boolean
  /** On the clock `now`, ms. */
  resendAt: number | undefined
  now: () => number
}

interface Options {
  /** Asks the gateway. */
  send: () => Promise<{ expiredMinutes: number }>
  /** Dialling code and number: a code that went to another one counts for nothing. */
  to: string
  /** What the code is for: each has a countdown of its own, which a reload does not end. */
  purpose: 'login' | 'password' | 'register'
}

/** Sends SMS codes one at a time: says so, says that it is sent (1.5 s), counts down expiredMinutes × 60 s. Sections 4, 8, 9. */
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
      // A code that is on its way already may still be typed.
      if (failure instanceof RateLimitedError) keep(clock.now() + failure.after)
    } finally {
      busy.current = false
      setSending(false)
    }
  }

  // A code belongs to the number that it went to; the countdown goes on whatever number is there (section 4).
  const field: SmsCodeField = { sent: code?.to === shortHash(to), sending, resendAt: code?.resendAt, now: clock.now }
  return { field, request, error }
}
