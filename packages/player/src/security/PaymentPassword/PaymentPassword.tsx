import { useState } from 'react'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { changePaymentPassword, setPaymentPassword } from '@platform/sdk/security'
import { changePaymentPasswordMutation, securityConfigQuery, setPaymentPasswordMutation } from '@platform/sdk/query/security'
import { useClient } from '@platform/sdk/react'
import type { InputSchema } from '../../blocks/form/CallForm.ts'
import { useCallForm } from '../../blocks/form/useCallForm.ts'
import { checkNewPayment, emptyPayment, paymentSecrets } from './paymentForm.ts'
import { PaymentPasswordView } from './PaymentPasswordView.tsx'
import { useFinished } from '../useFinished.ts'
import { pathOfView } from '../views.ts'

/** Sets or changes the payment password. */
export function PaymentPassword() {
  const client = useClient()
  const { data } = useSuspenseQuery(securityConfigQuery(client))
  const set = useMutation(setPaymentPasswordMutation(client))
  const change = useMutation(changePaymentPasswordMutation(client))
  const finished = useFinished()
  // The state when the form opened: setting the first password must not turn the form into a change.
  const [mode] = useState(data.paymentPassword ? ('change' as const) : ('set' as const))
  const call: { input: InputSchema } = mode === 'set' ? setPaymentPassword : changePaymentPassword
  const form = useCallForm({
    call,
    empty: emptyPayment,
    secrets: paymentSecrets,
    check: (values) => ({
      ...checkNewPayment(values),
      ...(mode === 'set' && !values.password && { password: 'validation.confirmEmpty' }),
      ...(mode === 'change' && !/^\d{6}$/.test(values.oldPaymentPassword) && { oldPaymentPassword: 'validation.password' }),
    }),
    toInput: ({ password, oldPaymentPassword, paymentPassword }) => ({ password, oldPaymentPassword, paymentPassword }),
    send: async (_, { password, oldPaymentPassword, paymentPassword }) => {
      if (mode === 'set') await set.mutateAsync({ password, paymentPassword })
      else await change.mutateAsync({ oldPaymentPassword, paymentPassword })
    },
    onDone: finished,
  })
  return (
    <PaymentPasswordView
      mode={mode}
      form={form}
      lockedUntil={mode === 'change' ? data.paymentLockedUntil : undefined}
      now={client.clock.now}
      resetHref={pathOfView('reset')}
    />
  )
}
