import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { newIdempotencyKey, OutcomeUnknownError } from '@platform/sdk'
import { checkAffiliate } from '@platform/sdk/account'
import { registerByMobileMutation, registerMutation } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { resolveOutcome } from '@platform/sdk/wallet'
import type { IdentityProvider } from '../../session/IdentityProvider.ts'
import { holdPassword } from '../../session/sessionPassword.ts'
import { chooseAutoLogin } from '../../session/sessionStore.ts'
import { payloadOf, unlinkedProofAtom } from '../identity/proof.ts'
import { useOnce } from '../useOnce.ts'
import { useTellIfLost } from '../useTellIfLost.ts'
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
  /** Where a third party sent the code: trades it for a proof. */
  prove?: IdentityProvider['confirmCode']
}

/** Checks the invitation code, then registers and signs in (section 4). One submission keeps its key for every try. */
export function useRegister() {
  const client = useClient()
  const byName = useMutation(registerMutation(client))
  const byMobile = useMutation(registerByMobileMutation(client))
  const [unlinked, setUnlinked] = useAtom(unlinkedProofAtom)
  const tellIfLost = useTellIfLost()
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<unknown>()
  const [key, setKey] = useState({ of: '', idempotencyKey: '' })

  const submit = useOnce(async ({ method, values, checksCode, captchaId, prove, ...rest }: Submission) => {
    setPending(true)
    setError(undefined)
    try {
      const { affiliateCode, mobileNum = '', verificationCode } = values
      const number = { mobileNum, countryDialingCode: rest.countryDialingCode }
      const proof = verificationCode && prove ? await prove(number, verificationCode) : unlinked
      if (checksCode && affiliateCode) await checkAffiliate(client, { code: affiliateCode, domain: rest.domain })
      const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
      const shared = {
        ...filled,
        ...rest,
        ...payloadOf(proof),
        registerUrl: location.hostname,
        password: values.password ?? '',
        confirmPassword: values.confirmPassword ?? '',
      }
      const of = JSON.stringify([method, shared, captchaId])
      const { idempotencyKey } = of === key.of ? key : { idempotencyKey: newIdempotencyKey() }
      setKey({ of, idempotencyKey })
      // No remember-me here: the session ends with the tab.
      chooseAutoLogin(false)
      const send = () =>
        method === 'mobile'
          ? byMobile.mutateAsync({ ...shared, mobileNum, captchaId, idempotencyKey })
          : byName.mutateAsync({ ...shared, username: values.username ?? '', captchaId, idempotencyKey })
      const made = await send().catch((lost: unknown) => {
        if (!(lost instanceof OutcomeUnknownError)) throw lost
        // Told while it is looked into; the button stays busy, so that nothing is sent twice.
        setError(lost)
        return resolveOutcome(client, lost, send)
      })
      setError(undefined)
      setUnlinked(undefined)
      if (made.session) {
        holdPassword(client, shared.password)
        tellIfLost(false)
      }
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
