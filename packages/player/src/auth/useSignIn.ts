import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { CaptchaRequiredError, type InputOf } from '@platform/sdk'
import type { login } from '@platform/sdk/account'
import { loginMutation, refreshSignInMutation } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { useProofOfWork } from './useProofOfWork.ts'
import { useWantedCaptcha } from './useWantedCaptcha.ts'

/** Sends a login, with a proof of work, or with a captcha once a failure required one (2.9). Each is valid for one attempt. */
export function useSignIn() {
  const client = useClient()
  const byLogin = useMutation(loginMutation(client))
  const byToken = useMutation(refreshSignInMutation(client))
  const [wanted, setWanted] = useState(false)
  const { field, prove, refresh } = useWantedCaptcha(wanted)
  const work = useProofOfWork()
  const withCaptcha = async <Answer>(digits: string, send: (captcha: { captcha?: string }) => Promise<Answer>) => {
    try {
      return await send(wanted ? { captcha: digits, ...(await prove()) } : {})
    } catch (failure) {
      if (wanted) refresh()
      else if (failure instanceof CaptchaRequiredError) setWanted(true)
      else work.prepare()
      throw failure
    }
  }
  const proofOf = async () => (wanted ? undefined : work.take())
  return {
    signIn: (fields: InputOf<typeof login>, digits: string) =>
      withCaptcha(digits, async (captcha) => {
        // An SMS code proves more than work does.
        const proof = fields.type === 'mobile' ? undefined : await proofOf()
        return byLogin.mutateAsync({ ...fields, ...captcha, proof })
      }),
    /** By the refresh token of this device. */
    signInByToken: (fields: Parameters<typeof byToken.mutateAsync>[0], digits: string) =>
      withCaptcha(digits, async (captcha) => byToken.mutateAsync({ ...fields, ...captcha, proof: await proofOf() })),
    captcha: wanted ? field : undefined,
  }
}
