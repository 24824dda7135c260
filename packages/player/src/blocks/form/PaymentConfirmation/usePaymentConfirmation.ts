import { useState } from 'react'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { startAuthentication } from '@simplewebauthn/browser'
import type { PasskeyAction } from '@platform/sdk/security'
import { passkeyOptionsMutation, securityConfigQuery } from '@platform/sdk/query/security'
import { useClient } from '@platform/sdk/react'
import { hasPasskeys } from '../hasPasskeys.ts'
import type { ConfirmationFieldsProps, ConfirmationWay } from './ConfirmationFields.tsx'

/** Sent with a call that requires a confirmation. */
export type Proof = { paymentPassword: string } | { passkeyToken: string }

export interface PaymentConfirmation {
  fields: Pick<ConfirmationFieldsProps, 'way' | 'onWay' | 'cancelled'>
  /** Code of the error of the payment password, if it is required. */
  check: (values: { paymentPassword: string }) => { paymentPassword: string | undefined }
  /** Prompts for the passkey if it is selected; undefined if the player cancelled. */
  prove: (values: { paymentPassword: string }) => Promise<Proof | undefined>
}

/** Confirms an action with the payment password, or with the member's passkey, whose signature is valid only for this action. */
export function usePaymentConfirmation(action: PasskeyAction): PaymentConfirmation {
  const client = useClient()
  const { data } = useSuspenseQuery(securityConfigQuery(client))
  const options = useMutation(passkeyOptionsMutation(client))
  // Fixed when the form opens.
  const [canSign] = useState(() => data.passkeys > 0 && hasPasskeys())
  const [way, setWay] = useState<ConfirmationWay>(canSign ? 'passkey' : 'password')
  const [cancelled, setCancelled] = useState(false)
  const choose = (chosen: ConfirmationWay) => {
    setCancelled(false)
    setWay(chosen)
  }
  const sign = async () => {
    setCancelled(false)
    const { options: json } = await options.mutateAsync({ purpose: 'confirm', action })
    const signed = await startAuthentication({ optionsJSON: JSON.parse(json) }).catch(() => undefined)
    if (signed) return { passkeyToken: JSON.stringify(signed) }
    setCancelled(true)
    return undefined
  }
  return {
    fields: { way, onWay: canSign ? choose : undefined, cancelled },
    check: ({ paymentPassword }) => ({
      paymentPassword: way === 'passkey' || /^\d{6}$/.test(paymentPassword) ? undefined : 'validation.password',
    }),
    prove: async ({ paymentPassword }) => (way === 'password' ? { paymentPassword } : sign()),
  }
}
