import { useTranslations } from 'use-intl'
import { cleanText, nameProblem } from '@platform/sdk'
import { setPersonalInfo } from '@platform/sdk/security'
import { useClient } from '@platform/sdk/react'
import { TextField } from '@platform/ui'
import { Form } from '../../blocks/form/Form.tsx'
import { useCallForm } from '../../blocks/form/useCallForm.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { birthProblem } from './answerProblems.ts'
import type { GuestStepProps } from './GuestStepProps.ts'
import { useStoredWhileTyped } from './useStoredWhileTyped.ts'
import { form as formStyle } from './StepPage.css.ts'

/** Name and date of birth. */
export function PersonStep({ draft, onDone }: GuestStepProps) {
  const t = useTranslations('signUp.person')
  const next = useTranslations('signUp')('next')
  const errors = useTranslations('errors')
  const { clock } = useClient()
  const { minimumAge } = useMerchant().merchant
  const { payeeName = '', birthDate = '' } = draft.values
  const form = useCallForm({
    call: setPersonalInfo,
    empty: { payeeName, birthDate },
    early: true,
    check: (values) => ({
      payeeName: nameProblem(values.payeeName),
      // An age under the minimum is stored, and only an accepted identity opens the account.
      birthDate: birthProblem(values.birthDate, { minimumAge, now: clock.now() }) === 'empty' ? 'empty' : undefined,
    }),
    textOf: (name, code) => {
      if (name === 'birthDate') return t('birthEmpty')
      return errors(code === 'validation.nameDigits' ? 'nameDigits' : code === 'validation.nameSigns' ? 'nameSigns' : 'nameShort')
    },
    toInput: ({ birthDate: day }) => ({ birthDate: day }),
    send: async (_input, values) => {
      onDone({ payeeName: cleanText(values.payeeName), birthDate: values.birthDate })
      return false
    },
  })
  useStoredWhileTyped(form.values, draft.save)
  return (
    <Form form={form} className={formStyle} submit={next}>
      <TextField
        label={t('name')}
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        limit={60}
        clean={cleanText}
        {...form.field('payeeName')}
      />
      <TextField type="date" label={t('birth')} autoComplete="bday" {...form.field('birthDate')} />
    </Form>
  )
}
