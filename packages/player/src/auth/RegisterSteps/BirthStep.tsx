import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { PlatformError } from '@platform/sdk'
import { setPersonalInfo } from '@platform/sdk/security'
import { registrationProgressQuery } from '@platform/sdk/query/account'
import { setPersonalInfoMutation } from '@platform/sdk/query/security'
import { useClient } from '@platform/sdk/react'
import { TextField } from '@platform/ui'
import { Form } from '../../blocks/form/Form.tsx'
import { useCallForm } from '../../blocks/form/useCallForm.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { birthProblem } from './answerProblems.ts'
import type { MemberStepProps } from './MemberStepProps.ts'
import { form as formStyle } from './StepPage.css.ts'

/** The date of birth, if it did not reach the gateway with the account, or was under the minimum age: then it is corrected before the document is sent. */
export function BirthStep({ onDone }: MemberStepProps) {
  const client = useClient()
  const t = useTranslations('signUp')
  const { minimumAge } = useMerchant().merchant
  const queries = useQueryClient()
  const set = useMutation(setPersonalInfoMutation(client))
  const form = useCallForm({
    call: setPersonalInfo,
    empty: { birthDate: '' },
    draft: 'signUpBirth',
    check: ({ birthDate }) => ({
      birthDate: birthProblem(birthDate, { minimumAge, now: client.clock.now() }) === 'empty' ? 'empty' : undefined,
    }),
    textOf: () => t('person.birthEmpty'),
    toInput: (values) => values,
    send: async (input) => {
      try {
        await set.mutateAsync(input)
      } catch (error) {
        // It is stored: the next page says what it means.
        if (!(error instanceof PlatformError && error.code === 'personal.underage')) throw error
        await queries.invalidateQueries(registrationProgressQuery(client))
      }
    },
    onDone,
  })
  return (
    <Form form={form} className={formStyle} submit={t('next')}>
      <TextField type="date" label={t('person.birth')} autoComplete="bday" {...form.field('birthDate')} />
    </Form>
  )
}
