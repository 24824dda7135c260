import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { MIN_ANSWER, resetPaymentPassword } from '@platform/sdk/security'
import { checkSecurityAnswersMutation, memberQuestionsQuery, resetPaymentPasswordMutation } from '@platform/sdk/query/security'
import { useClient } from '@platform/sdk/react'
import { useCallForm } from '../../blocks/form/useCallForm.ts'
import { pathTo } from '../../paths.ts'
import { checkNewPayment } from './paymentForm.ts'
import { PaymentPasswordAnswersView } from './PaymentPasswordAnswersView.tsx'
import { useFinished } from '../useFinished.ts'

/** Resets the payment password with the security answers, all checked at once. */
export function PaymentPasswordAnswers() {
  const client = useClient()
  const { data: questions } = useSuspenseQuery(memberQuestionsQuery(client))
  const compare = useMutation(checkSecurityAnswersMutation(client))
  const reset = useMutation(resetPaymentPasswordMutation(client))
  const names = questions.map(({ question }) => question)
  const empty: Record<string, string> = Object.fromEntries([...names, 'paymentPassword', 'confirmation'].map((name) => [name, '']))
  const form = useCallForm({
    call: resetPaymentPassword,
    empty,
    secrets: Object.keys(empty),
    check: (values) => ({
      ...Object.fromEntries(names.map((name) => [name, (values[name] ?? '').length < MIN_ANSWER ? 'validation.answer' : undefined])),
      ...checkNewPayment(values),
    }),
    toInput: ({ paymentPassword = '' }) => ({ type: 'questions' as const, paymentPassword }),
    send: async (input, values) => {
      const { proof } = await compare.mutateAsync({ answers: names.map((question) => ({ question, answer: values[question] ?? '' })) })
      await reset.mutateAsync({ ...input, verificationCode: proof })
    },
    onDone: useFinished(),
  })
  return <PaymentPasswordAnswersView form={form} questions={questions} serviceHref={pathTo('service')} />
}
