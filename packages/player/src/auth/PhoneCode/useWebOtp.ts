import { useEffect, useEffectEvent } from 'react'

type OtpRequest = CredentialRequestOptions & { otp: { transport: 'sms'[] } }

/** Reads the code from the SMS where the browser supports WebOTP and the player agrees. Listens while `active`. */
export function useWebOtp(active: boolean, onCode: (digits: string) => void): void {
  const handleCode = useEffectEvent(onCode)
  useEffect(() => {
    if (!active || !('OTPCredential' in globalThis)) return
    const stop = new AbortController()
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: stop.signal }
    navigator.credentials.get(request).then(
      (credential) => {
        const { code } = (credential ?? {}) as { code?: unknown }
        if (typeof code === 'string') handleCode(code)
      },
      // Refused, or the form was unmounted: the player types the code.
      () => undefined,
    )
    return () => stop.abort()
  }, [active])
}
