import { useState } from 'react'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { changePaymentPasswordMutation, securityConfigQuery, setPaymentPasswordMutation } from '@platform/sdk/query/security'
import { useClient } from '@platform/sdk/react'
import { checkNewPayment } from './checkNewPayment.ts'
import { PaymentPasswordView } from './PaymentPasswordView.tsx'
import { useFinished } from './useFinished.ts'
import { useSecurityForm } from './useSecurityForm.ts'
import { pathOfView } from './views.ts'

/** Sets or changes the payment password. */
export function PaymentPassword() {
  const client = useClient()
  const { data } = useSuspenseQuery(securityConfigQuery(client))
  const set = useMutation(setPaymentPasswordMutation(client))
  const change = useMutation(changePaymentPasswordMutation(client))
  const finished = useFinished()
  // The state when the form opened: setting the first password must not turn the form into a change.
  const [mode] = useState(data.paymentPassword ? ('change' as const) : ('set' as const))
  const form = useSecurityForm({
    check: (values) => ({
      ...checkNewPayment(values),
      ...(mode === 'set' && !values['password'] && { password: 'validation.confirmEmpty' }),
      ...(mode === 'change' && !/^\d{6}$/.test(values['oldPaymentPassword'] ?? '') && { oldPaymentPassword: 'validation.password' }),
    }),
    send: ({ password = '', oldPaymentPassword = '', paymentPassword = '' }) =>
      mode === 'set' ? set.mutateAsync({ password, paymentPassword }) : change.mutateAsync({ oldPaymentPassword, paymentPassword }),
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
