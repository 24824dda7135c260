import { useTranslations } from 'use-intl'
import { cleanEmail } from '@platform/sdk'
import { register } from '@platform/sdk/account'
import { Form } from '../../blocks/form/Form.tsx'
import { useCallForm } from '../../blocks/form/useCallForm.ts'
import { emailProblem } from './answerProblems.ts'
import { EmailField } from './EmailField.tsx'
import type { GuestStepProps } from './GuestStepProps.ts'
import { useStoredWhileTyped } from './useStoredWhileTyped.ts'
import { form as formStyle } from './StepPage.css.ts'

/** The e-mail address; a code proves it once the account exists. */
export function EmailStep({ draft, onDone }: GuestStepProps) {
  const t = useTranslations('signUp')
  const form = useCallForm({
    call: register,
    empty: { email: draft.values.email ?? '' },
    early: true,
    check: ({ email }) => ({ email: emailProblem(email) }),
    textOf: () => t('email.wrong'),
    toInput: (values) => values,
    send: async (_input, { email }) => {
      onDone({ email: cleanEmail(email) })
      return false
    },
  })
  useStoredWhileTyped(form.values, draft.save)
  return (
    <Form form={form} className={formStyle} submit={t('next')}>
      <EmailField {...form.field('email')} />
    </Form>
  )
}
