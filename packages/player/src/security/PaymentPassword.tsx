import { useState } from 'react'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { checkPaymentPassword } from '@platform/sdk/security'
import {
  changePaymentPasswordMutation,
  resetPaymentPasswordMutation,
  securityConfigQuery,
  sendMemberCodeMutation,
  sendMemberEmailCodeMutation,
  setPaymentPasswordMutation,
} from '@platform/sdk/query/security'
import { useClient } from '@platform/sdk/react'
import { PaymentPasswordView } from './PaymentPasswordView.tsx'
import { useContactCode } from './useContactCode.ts'
import { useFinished } from './useFinished.ts'
import { useSecurityForm } from './useSecurityForm.ts'
import { pathOfView } from './views.ts'

const checkNew = ({ paymentPassword = '', confirmation = '', password }: Record<string, string>) => {
  const weak = checkPaymentPassword(paymentPassword, password)
  return { paymentPassword: weak, confirmation: !weak && confirmation !== paymentPassword ? 'validation.confirm' : undefined }
}

/** Sets or changes the payment password. */
export function PaymentPassword() {
  const client = useClient()
  const { data } = useSuspenseQuery(securityConfigQuery(client))
  const set = useMutation(setPaymentPasswordMutation(client))
  const change = useMutation(changePaymentPasswordMutation(client))
  const finished = useFinished()
  // As it was when the form opened: the answer of the first one must not turn it into a change.
  const [mode] = useState(data.paymentPassword ? ('change' as const) : ('set' as const))
  const form = useSecurityForm({
    check: (values) => ({
      ...checkNew(values),
      ...(mode === 'set' && !values['password'] && { password: 'validation.confirmEmpty' }),
      ...(mode === 'change' && !/^\d{6}$/.test(values['oldPaymentPassword'] ?? '') && { oldPaymentPassword: 'validation.password' }),
    }),
    send: ({ password = '', oldPaymentPassword = '', paymentPassword = '' }) =>
      mode === 'set' ? set.mutateAsync({ password, paymentPassword }) : change.mutateAsync({ oldPaymentPassword, paymentPassword }),
    onDone: finished,
  })
  return <PaymentPasswordView mode={mode} form={form} resetHref={data.mobile || data.email ? pathOfView('reset') : undefined} />
}

/** Sets another payment password with a code. */
export function PaymentPasswordReset() {
  const client = useClient()
  const { data } = useSuspenseQuery(securityConfigQuery(client))
  const sms = useMutation(sendMemberCodeMutation(client))
  const email = useMutation(sendMemberEmailCodeMutation(client))
  const reset = useMutation(resetPaymentPasswordMutation(client))
  const finished = useFinished()
  const ways = [
    { type: 'sms' as const, to: data.mobile },
    { type: 'email' as const, to: data.email },
  ].filter(({ to }) => to)
  const [way, setWay] = useState<'sms' | 'email'>(ways[0]?.type ?? 'sms')
  const codes = {
    sms: useContactCode(() => sms.mutateAsync({ purpose: 'reset' })),
    email: useContactCode(() => email.mutateAsync({ purpose: 'reset' })),
  }
  const form = useSecurityForm({
    check: (values) => ({ ...checkNew(values), ...(!values['verificationCode'] && { verificationCode: 'verification.code' }) }),
    send: ({ verificationCode = '', paymentPassword = '' }) => reset.mutateAsync({ type: way, verificationCode, paymentPassword }),
    onDone: finished,
  })
  return <PaymentPasswordView mode="reset" form={form} code={codes[way]} ways={ways} way={way} onWay={setWay} />
}
