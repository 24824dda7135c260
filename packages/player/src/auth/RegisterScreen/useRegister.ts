import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { newIdempotencyKey } from '@platform/sdk'
import { checkAffiliate } from '@platform/sdk/account'
import { registerByMobileMutation, registerMutation } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { holdPassword } from '../../session/sessionPassword.ts'
import { chooseAutoLogin } from '../../session/sessionStore.ts'
import { useOnce } from '../useOnce.ts'
import type { RegisterMethod, RegisterValues } from './registerForm.ts'

export interface Submission {
  method: RegisterMethod
  /** Only of fields that are shown. */
  values: RegisterValues
  countryDialingCode: string
  captchaId: string | undefined
  /** Registration checks invitation codes first. */
  checksCode: boolean
  domain: string
  registerMethod: 'APP' | 'WEBCLIP' | 'PWA' | 'H5'
}

/** Checks the invitation code, then registers and signs in (section 4). One submission keeps its key for every try. */
export function useRegister() {
  const client = useClient()
  const byName = useMutation(registerMutation(client))
  const byMobile = useMutation(registerByMobileMutation(client))
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<unknown>()
  const [key, setKey] = useState({ of: '', idempotencyKey: '' })

  const submit = useOnce(async ({ method, values, checksCode, captchaId, ...rest }: Submission) => {
    setPending(true)
    setError(undefined)
    try {
      const { affiliateCode } = values
      if (checksCode && affiliateCode) await checkAffiliate(client, { code: affiliateCode, domain: rest.domain })
      const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
      const shared = {
        ...filled,
        ...rest,
        registerUrl: location.hostname,
        password: values.password ?? '',
        confirmPassword: values.confirmPassword ?? '',
      }
      const of = JSON.stringify([method, shared, captchaId])
      const { idempotencyKey } = of === key.of ? key : { idempotencyKey: newIdempotencyKey() }
      setKey({ of, idempotencyKey })
      // No remember-me here: the session ends with the tab.
      chooseAutoLogin(false)
      const made =
        method === 'mobile'
          ? await byMobile.mutateAsync({
              ...shared,
              mobileNum: values.mobileNum ?? '',
              verificationCode: values.verificationCode ?? '',
              idempotencyKey,
            })
          : await byName.mutateAsync({ ...shared, username: values.username ?? '', captchaId, idempotencyKey })
      if (made.session) holdPassword(client, shared.password)
      return made
    } catch (failure) {
      setError(failure)
      return undefined
    } finally {
      setPending(false)
    }
  })

  return { submit, pending, error }
}
