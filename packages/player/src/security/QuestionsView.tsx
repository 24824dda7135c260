import { useTranslations } from 'use-intl'
import type { SecurityQuestion, SecurityQuestions } from '@platform/sdk/security'
import { Card, CheckCircleIcon, ListItem, Notice, PasswordField, Select, TextField } from '@platform/ui'
import { SecurityFormView } from './SecurityFormView.tsx'
import type { SecurityForm } from './useSecurityForm.ts'
import * as css from './SecurityForm.css.ts'
import { ViewTitle } from './ViewTitle.tsx'

export interface QuestionsViewProps {
  title: string
  form: SecurityForm
  questions: SecurityQuestions
  /** The answered questions: with them there is nothing to fill in. */
  answered: SecurityQuestions
  chosen: readonly SecurityQuestion[]
  onChoose: (index: number, question: SecurityQuestion) => void
}

/** Two different questions with an answer each, or the answered ones. */
export function QuestionsView({ title, form, questions, answered, chosen, onChoose }: QuestionsViewProps) {
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
      {chosen.map((question, index) => (
        <div key={index} className={css.form}>
          <Select
            label={t('questions.question', { number: index + 1 })}
            value={question}
            onChange={(event) => onChoose(index, event.target.value as SecurityQuestion)}
            options={questions.map((one) => ({
              value: one.question,
              label: one.questionText,
              disabled: chosen.some((other, at) => at !== index && other === one.question),
            }))}
          />
          <TextField
            name={`answer${index}`}
            label={t('questions.answer', { number: index + 1 })}
            autoComplete="off"
            limit={60}
            error={form.errorOf(`answer${index}`)}
          />
        </div>
      ))}
      <PasswordField name="password" label={t('loginPassword')} autoComplete="current-password" error={form.errorOf('password')} />
    </SecurityFormView>
  )
}
