import { useTranslations } from 'use-intl'
import type { SecurityQuestion, SecurityQuestions } from '@platform/sdk/security'
import { Card, CheckCircleIcon, ListItem, Notice, PasswordField, Select, TextField } from '@platform/ui'
import type { CallForm } from '../../blocks/form/CallForm.ts'
import { SecurityFormView } from '../SecurityFormView.tsx'
import * as css from '../SecurityForm.css.ts'
import { ViewTitle } from '../ViewTitle.tsx'

export interface QuestionValues {
  question0: SecurityQuestion
  question1: SecurityQuestion
  answer0: string
  answer1: string
  password: string
}

export interface QuestionsViewProps {
  title: string
  form: CallForm<QuestionValues>
  questions: SecurityQuestions
  /** The answered questions: with them there is nothing to fill in. */
  answered: SecurityQuestions
}

/** Two different questions with an answer each, or the answered ones. */
export function QuestionsView({ title, form, questions, answered }: QuestionsViewProps) {
  const t = useTranslations('security')
  if (answered.length > 0) {
    return (
      <div className={css.page}>
        <ViewTitle>{title}</ViewTitle>
        <Notice>{t('questions.fixed')}</Notice>
        <Card flush>
          <ul>
            {answered.map(({ question, questionText }) => (
              <li key={question}>
                <ListItem icon={<CheckCircleIcon />} title={questionText} text={t('questions.answered')} />
              </li>
            ))}
          </ul>
        </Card>
      </div>
    )
  }
  return (
    <SecurityFormView form={form} title={title} intro={t('questions.intro')} submitLabel={t('save')}>
      {([0, 1] as const).map((index) => (
        <div key={index} className={css.form}>
          <Select
            label={t('questions.question', { number: index + 1 })}
            value={form.values[`question${index}` as const]}
            onChange={(event) => form.set(`question${index}`, event.target.value as SecurityQuestion)}
            options={questions.map((one) => ({
              value: one.question,
              label: one.questionText,
              disabled: form.values[index === 0 ? 'question1' : 'question0'] === one.question,
            }))}
          />
          <TextField label={t('questions.answer', { number: index + 1 })} autoComplete="off" limit={60} {...form.field(`answer${index}`)} />
        </div>
      ))}
      <PasswordField label={t('loginPassword')} autoComplete="current-password" {...form.field('password')} />
    </SecurityFormView>
  )
}
