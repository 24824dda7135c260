import { useState } from 'react'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { startAuthentication } from '@simplewebauthn/browser'
import type { PasskeyAction } from '@platform/sdk/security'
import { passkeyOptionsMutation, securityConfigQuery } from '@platform/sdk/query/security'
import { useClient } from '@platform/sdk/react'
import { hasPasskeys } from '../hasPasskeys.ts'
import type { ConfirmationFieldsProps, ConfirmationWay } from './ConfirmationFields.tsx'

/** What goes with a call that wants to be confirmed. */
export type Proof = { paymentPassword: string } | { passkeyToken: string }

export interface PaymentConfirmation {
  fields: Omit<ConfirmationFieldsProps, 'error'>
  /** Code of what is wrong with the payment password, where one is requested. */
  check: (values: Record<string, string>) => { paymentPassword: string | undefined }
  /** Asks the browser where a passkey confirms; undefined where the player did not let it. */
  prove: (values: Record<string, string>) => Promise<Proof | undefined>
}

/** Confirms an action with the payment password, or with a passkey where the member has one. What a passkey signed serves for this action alone. */
export function usePaymentConfirmation(action: PasskeyAction): PaymentConfirmation {
  const client = useClient()
  const { data } = useSuspenseQuery(securityConfigQuery(client))
  const options = useMutation(passkeyOptionsMutation(client))
  // As it was when the form opened.
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
    const signed = await startAuthentication({ optionsJSON: JSON.parse(json) as never }).catch(() => undefined)
    if (signed) return { passkeyToken: JSON.stringify(signed) }
    setCancelled(true)
    return undefined
  }
  return {
    fields: { way, onWay: canSign ? choose : undefined, cancelled },
    check: ({ paymentPassword = '' }) => ({
      paymentPassword: way === 'passkey' || /^\d{6}$/.test(paymentPassword) ? undefined : 'validation.password',
    }),
    prove: async ({ paymentPassword = '' }) => (way === 'password' ? { paymentPassword } : sign()),
  }
}
