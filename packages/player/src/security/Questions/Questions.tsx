import { useMutation, useSuspenseQueries } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { MIN_ANSWER, setSecurityAnswers } from '@platform/sdk/security'
import { memberQuestionsQuery, securityQuestionsQuery, setSecurityAnswersMutation } from '@platform/sdk/query/security'
import { useClient } from '@platform/sdk/react'
import { useCallForm } from '../../blocks/form/useCallForm.ts'
import { QuestionsView, type QuestionValues } from './QuestionsView.tsx'
import { useFinished } from '../useFinished.ts'

/** Two security questions with answers that are never shown again. */
export function Questions() {
  const t = useTranslations('security')
  const client = useClient()
  const [all, own] = useSuspenseQueries({ queries: [securityQuestionsQuery(client), memberQuestionsQuery(client)] })
  const set = useMutation(setSecurityAnswersMutation(client))
  const [first, second] = all.data
  const empty: QuestionValues = { question0: first!.question, question1: second!.question, answer0: '', answer1: '', password: '' }
  const form = useCallForm({
    call: setSecurityAnswers,
    empty,
    secrets: ['answer0', 'answer1', 'password'],
    check: ({ answer0, answer1, password }) => ({
      answer0: answer0.length < MIN_ANSWER ? 'validation.answer' : undefined,
      answer1: answer1.length < MIN_ANSWER ? 'validation.answer' : undefined,
      password: password ? undefined : 'validation.confirmEmpty',
    }),
    toInput: ({ question0, question1, answer0, answer1, password }) => ({
      answers: [
        { question: question0, answer: answer0 },
        { question: question1, answer: answer1 },
      ],
      password,
    }),
    send: (input) => set.mutateAsync(input),
    onDone: useFinished(),
  })
  return <QuestionsView title={t('questions.title')} form={form} questions={all.data} answered={own.data} />
}
