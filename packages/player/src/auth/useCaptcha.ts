import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { CaptchaRequiredError } from '@platform/sdk'
import { captchaQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { captchaImage } from './captchaImage.ts'

/** What a `CaptchaField` needs; no `image` while one is fetched. */
export interface ShownCaptcha {
  image?: string
  onRefresh: () => void
}

/** A captcha from the moment that a failure asks for one (2.9). Each serves one attempt. */
export function useCaptcha() {
  const [wanted, setWanted] = useState(false)
  const captcha = useQuery({ ...captchaQuery(useClient()), enabled: wanted })
  const refresh = () => void captcha.refetch()
  const field: ShownCaptcha | undefined = wanted ? { image: captchaImage(captcha), onRefresh: refresh } : undefined
  return {
    field,
    /** What the next attempt sends beside its own. */
    payloadOf: (digits: string) => (wanted && captcha.data ? { captcha: digits, captchaId: captcha.data.captchaId } : {}),
    failed(error: unknown) {
      if (wanted) refresh()
      else if (error instanceof CaptchaRequiredError) setWanted(true)
    },
  }
}
