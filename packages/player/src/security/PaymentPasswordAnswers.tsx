import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { MIN_ANSWER } from '@platform/sdk/security'
import { checkSecurityAnswersMutation, memberQuestionsQuery, resetPaymentPasswordMutation } from '@platform/sdk/query/security'
import { useClient } from '@platform/sdk/react'
import { pathTo } from '../paths.ts'
import { checkNewPayment } from './checkNewPayment.ts'
import { PaymentPasswordAnswersView } from './PaymentPasswordAnswersView.tsx'
import { useFinished } from './useFinished.ts'
import { useSecurityForm } from './useSecurityForm.ts'

/** Resets the payment password with the security answers, all checked at once. */
export function PaymentPasswordAnswers() {
  const client = useClient()
  const { data: questions } = useSuspenseQuery(memberQuestionsQuery(client))
  const compare = useMutation(checkSecurityAnswersMutation(client))
  const reset = useMutation(resetPaymentPasswordMutation(client))
  const form = useSecurityForm({
    check: (values) => ({
      ...Object.fromEntries(
        questions.map(({ question }) => [question, (values[question] ?? '').length < MIN_ANSWER ? 'validation.answer' : undefined]),
      ),
      ...checkNewPayment(values),
    }),
    send: async ({ paymentPassword = '', ...values }) => {
      const answers = questions.map(({ question }) => ({ question, answer: values[question] ?? '' }))
      const { proof } = await compare.mutateAsync({ answers })
      await reset.mutateAsync({ type: 'questions', verificationCode: proof, paymentPassword })
    },
    onDone: useFinished(),
  })
  return <PaymentPasswordAnswersView form={form} questions={questions} serviceHref={pathTo('service')} />
}
