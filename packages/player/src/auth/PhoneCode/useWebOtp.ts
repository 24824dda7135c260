import { useEffect, useEffectEvent } from 'react'

type OtpRequest = CredentialRequestOptions & { otp: { transport: 'sms'[] } }

/** Where the browser can (WebOTP), a code that comes by SMS is read out of the message, once the player agrees. Listens while `active`. */
export function useWebOtp(active: boolean, onCode: (digits: string) => void): void {
  const told = useEffectEvent(onCode)
  useEffect(() => {
    if (!active || !('OTPCredential' in globalThis)) return
    const stop = new AbortController()
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: stop.signal }
    navigator.credentials.get(request).then(
      (found) => {
        const { code } = (found ?? {}) as { code?: unknown }
        if (typeof code === 'string') told(code)
      },
      // Refused, or the form is gone: the code is typed.
      () => undefined,
    )
    return () => stop.abort()
  }, [active])
}
