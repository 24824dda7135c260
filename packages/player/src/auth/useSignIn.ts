import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { CaptchaRequiredError, type InputOf } from '@platform/sdk'
import type { login } from '@platform/sdk/account'
import { loginMutation } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { useWantedCaptcha } from './useWantedCaptcha.ts'

/** Sends a login, with a captcha once a failure required one (2.9). Each captcha is valid for one attempt. */
export function useSignIn() {
  const { mutateAsync, isPending } = useMutation(loginMutation(useClient()))
  const [wanted, setWanted] = useState(false)
  const { field, prove, proving, refresh } = useWantedCaptcha(wanted)
  const signIn = async (fields: InputOf<typeof login>, digits: string) => {
    try {
      const captcha = wanted ? { captcha: digits, ...(await prove()) } : {}
      return await mutateAsync({ ...fields, ...captcha })
    } catch (failure) {
      if (wanted) refresh()
      else if (failure instanceof CaptchaRequiredError) setWanted(true)
      throw failure
    }
  }
  return { signIn, captcha: wanted ? field : undefined, pending: isPending || proving }
}
