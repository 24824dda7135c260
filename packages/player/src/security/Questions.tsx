import { useState } from 'react'
import { useMutation, useSuspenseQueries } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { MIN_ANSWER, type SecurityQuestion } from '@platform/sdk/security'
import { memberQuestionsQuery, securityQuestionsQuery, setSecurityAnswersMutation } from '@platform/sdk/query/security'
import { useClient } from '@platform/sdk/react'
import { QuestionsView } from './QuestionsView.tsx'
import { useFinished } from './useFinished.ts'
import { useSecurityForm } from './useSecurityForm.ts'

/** Two security questions with answers that are never shown again. */
export function Questions() {
  const t = useTranslations('security')
  const client = useClient()
  const [all, own] = useSuspenseQueries({ queries: [securityQuestionsQuery(client), memberQuestionsQuery(client)] })
  const set = useMutation(setSecurityAnswersMutation(client))
  const [chosen, setChosen] = useState(all.data.slice(0, 2).map(({ question }) => question))
  const form = useSecurityForm({
    check: ({ answer0 = '', answer1 = '', password }) => ({
      answer0: answer0.length < MIN_ANSWER ? 'validation.answer' : undefined,
      answer1: answer1.length < MIN_ANSWER ? 'validation.answer' : undefined,
      password: password ? undefined : 'validation.confirmEmpty',
    }),
    send: ({ answer0 = '', answer1 = '', password = '' }) => {
      const answers = [answer0, answer1].map((answer, index) => ({ question: chosen[index]!, answer }))
      return set.mutateAsync({ answers, password })
    },
    onDone: useFinished(),
  })
  const choose = (index: number, question: SecurityQuestion) =>
    setChosen((before) => before.map((one, at) => (at === index ? question : one)))
  return (
    <QuestionsView title={t('questions.title')} form={form} questions={all.data} answered={own.data} chosen={chosen} onChoose={choose} />
  )
}
