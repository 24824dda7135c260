import { useState } from 'react'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { resetPaymentPassword } from '@platform/sdk/security'
import {
  resetPaymentPasswordMutation,
  securityConfigQuery,
  sendMemberCodeMutation,
  sendMemberEmailCodeMutation,
} from '@platform/sdk/query/security'
import { useClient } from '@platform/sdk/react'
import { useCallForm } from '../../blocks/form/useCallForm.ts'
import { checkNewPayment, emptyPayment, paymentSecrets } from './paymentForm.ts'
import { PaymentPasswordAnswers } from './PaymentPasswordAnswers.tsx'
import { PaymentPasswordView } from './PaymentPasswordView.tsx'
import { useContactCode } from '../../blocks/form/useContactCode.ts'
import { useFinished } from '../useFinished.ts'

/** Resets the payment password: with a code, or with the security answers if there is no contact to send a code to. */
export function PaymentPasswordReset() {
  const { data } = useSuspenseQuery(securityConfigQuery(useClient()))
  // The state when the form opened.
  const [{ mobile, email }] = useState(data)
  return mobile || email ? <CodeReset mobile={mobile} email={email} /> : <PaymentPasswordAnswers />
}

function CodeReset({ mobile, email }: { mobile: string; email: string }) {
  const client = useClient()
  const sendSms = useMutation(sendMemberCodeMutation(client))
  const sendEmail = useMutation(sendMemberEmailCodeMutation(client))
  const reset = useMutation(resetPaymentPasswordMutation(client))
  const ways = [
    { type: 'sms' as const, to: mobile },
    { type: 'email' as const, to: email },
  ].filter(({ to }) => to)
  const codes = {
    sms: useContactCode(() => sendSms.mutateAsync({ purpose: 'reset' })),
    email: useContactCode(() => sendEmail.mutateAsync({ purpose: 'reset' })),
  }
  const form = useCallForm({
    call: resetPaymentPassword,
    empty: { ...emptyPayment, type: ways[0]?.type ?? 'sms' },
    secrets: paymentSecrets,
    check: (values) => ({ ...checkNewPayment(values), ...(!values.verificationCode && { verificationCode: 'verification.code' }) }),
    toInput: ({ type, verificationCode, paymentPassword }) => ({ type, verificationCode, paymentPassword }),
    send: (input) => reset.mutateAsync(input),
    onDone: useFinished(),
  })
  return <PaymentPasswordView mode="reset" form={form} code={codes[form.values.type]} ways={ways} />
}
