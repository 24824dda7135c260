import { useTranslations } from 'use-intl'
import type { SecurityQuestions } from '@platform/sdk/security'
import { ButtonLink, Notice, TextField } from '@platform/ui'
import type { CallForm } from '../../blocks/form/CallForm.ts'
import { NewPaymentFields } from './NewPaymentFields.tsx'
import { SecurityFormView } from '../SecurityFormView.tsx'
import * as css from '../SecurityForm.css.ts'
import { ViewTitle } from '../ViewTitle.tsx'

export interface PaymentPasswordAnswersViewProps {
  form: CallForm<Record<string, string>>
  /** Those that the member has answered; without any the view refers to support. */
  questions: SecurityQuestions
  serviceHref: string
}

/** Resets the payment password of a member who can receive no code. */
export function PaymentPasswordAnswersView({ form, questions, serviceHref }: PaymentPasswordAnswersViewProps) {
  const t = useTranslations('security')
  if (questions.length === 0) {
    return (
      <div className={css.page}>
        <ViewTitle>{t('payment.reset')}</ViewTitle>
        <Notice tone="warning">{t('payment.noWay')}</Notice>
        <ButtonLink size="lg" block href={serviceHref}>
          {t('payment.service')}
        </ButtonLink>
      </div>
    )
  }
  return (
    <SecurityFormView form={form} title={t('payment.reset')} intro={t('payment.answersIntro')} submitLabel={t('save')} holds>
      {questions.map(({ question, questionText }) => (
        <TextField key={question} label={questionText} autoComplete="off" limit={60} {...form.field(question)} />
      ))}
      <NewPaymentFields form={form} />
    </SecurityFormView>
  )
}
