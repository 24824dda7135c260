import { useTranslations } from 'use-intl'
import { cleanCpf } from '@platform/sdk'
import { register } from '@platform/sdk/account'
import { TextField } from '@platform/ui'
import { Form } from '../../blocks/form/Form.tsx'
import { useCallForm } from '../../blocks/form/useCallForm.ts'
import { documentProblem } from './answerProblems.ts'
import type { GuestStepProps } from './GuestStepProps.ts'
import { useStoredWhileTyped } from './useStoredWhileTyped.ts'
import { form as formStyle } from './StepPage.css.ts'

/** The CPF. Its check digits are compared on this device; whether it may open an account is never said here. */
export function DocumentStep({ draft, onDone }: GuestStepProps) {
  const t = useTranslations('signUp')
  const form = useCallForm({
    call: register,
    empty: { idNumber: draft.values.idNumber ?? '' },
    early: true,
    check: ({ idNumber }) => ({ idNumber: documentProblem(idNumber) }),
    textOf: (_name, code) => t(code === 'empty' ? 'document.empty' : 'document.wrong'),
    toInput: (values) => values,
    send: async (_input, { idNumber }) => {
      onDone({ idNumber: cleanCpf(idNumber) })
      return false
    },
  })
  useStoredWhileTyped(form.values, draft.save)
  return (
    <Form form={form} className={formStyle} submit={t('next')}>
      <TextField
        label={t('document.label')}
        hint={t('document.hint')}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        limit={11}
        clean={cleanCpf}
        {...form.field('idNumber')}
      />
    </Form>
  )
}
