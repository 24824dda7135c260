import { useRef, useState } from 'react'
import { RateLimitedError } from '@platform/sdk'
import { useClient } from '@platform/sdk/react'

interface CodeRequest<To extends readonly unknown[]> {
  /** Requests a code from the gateway, for what `request` was called with. */
  send: (...to: To) => Promise<{ expiredMinutes: number }>
  /** A code was sent, now or earlier; another may be requested from `resendAt` on, by the clock `now`, ms. */
  onSent: (resendAt: number, ...to: To) => void
  /** None was sent, and none may be requested before `resendAt`. */
  onRefused: (resendAt: number) => void
}

/** Requests one code at a time. */
export function useCodeRequest<To extends readonly unknown[] = []>({ send, onSent, onRefused }: CodeRequest<To>) {
  const { clock } = useClient()
  const [sending, setSending] = useState(false)
  const [error, setError] = useState<unknown>()
  const busy = useRef(false)
  const request = async (...to: To): Promise<void> => {
    if (busy.current) return
    busy.current = true
    setSending(true)
    setError(undefined)
    try {
      const { expiredMinutes } = await send(...to)
      onSent(clock.now() + expiredMinutes * 60_000, ...to)
    } catch (failure) {
      setError(failure)
      if (failure instanceof RateLimitedError) onRefused(clock.now() + failure.after)
    } finally {
      busy.current = false
      setSending(false)
    }
  }
  return { sending, now: clock.now, request, error, forgetError: () => setError(undefined) }
}
