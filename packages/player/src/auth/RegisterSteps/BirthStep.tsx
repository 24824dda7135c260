import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { setPersonalInfo } from '@platform/sdk/security'
import { setPersonalInfoMutation } from '@platform/sdk/query/security'
import { useClient } from '@platform/sdk/react'
import { TextField } from '@platform/ui'
import { Form } from '../../blocks/form/Form.tsx'
import { useCallForm } from '../../blocks/form/useCallForm.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { birthProblem } from './answerProblems.ts'
import type { MemberStepProps } from './MemberStepProps.ts'
import { form as formStyle } from './StepPage.css.ts'

/** The date of birth, if it did not reach the gateway with the account. */
export function BirthStep({ onDone }: MemberStepProps) {
  const client = useClient()
  const t = useTranslations('signUp')
  const { minimumAge } = useMerchant().merchant
  const set = useMutation(setPersonalInfoMutation(client))
  const form = useCallForm({
    call: setPersonalInfo,
    empty: { birthDate: '' },
    draft: 'signUpBirth',
    check: ({ birthDate }) => ({ birthDate: birthProblem(birthDate, { minimumAge, now: client.clock.now() }) }),
    textOf: (_name, code) => (code === 'underage' ? t('person.underage', { age: minimumAge }) : t('person.birthEmpty')),
    toInput: (values) => values,
    send: (input) => set.mutateAsync(input),
    onDone,
  })
  return (
    <Form form={form} className={formStyle} submit={t('next')}>
      <TextField type="date" label={t('person.birth')} autoComplete="bday" {...form.field('birthDate')} />
    </Form>
  )
}
