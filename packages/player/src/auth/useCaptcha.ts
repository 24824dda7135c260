import { useState } from 'react'
import { CaptchaRequiredError } from '@platform/sdk'
import { useWantedCaptcha } from './useWantedCaptcha.ts'

/** A captcha from the moment that a failure asks for one (2.9). Each serves one attempt. */
export function useCaptcha() {
  const [wanted, setWanted] = useState(false)
  const { field, prove, proving, refresh } = useWantedCaptcha(wanted)
  return {
    field: wanted ? field : undefined,
    proving,
    /** What the next attempt sends beside its own. */
    payloadOf: async (digits: string) => (wanted ? { captcha: digits, ...(await prove()) } : {}),
    failed(error: unknown) {
      if (wanted) refresh()
      else if (error instanceof CaptchaRequiredError) setWanted(true)
    },
  }
}
