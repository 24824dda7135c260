import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { setPersonalInfo } from '@platform/sdk/security'
import { registrationProgressQuery } from '@platform/sdk/query/account'
import { setPersonalInfoMutation } from '@platform/sdk/query/security'
import { useClient } from '@platform/sdk/react'
import { TextField } from '@platform/ui'
import { Form } from '../../blocks/form/Form.tsx'
import { useCallForm } from '../../blocks/form/useCallForm.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { useSession } from '../../session/useSession.ts'
import { birthProblem } from './answerProblems.ts'
import type { MemberStepProps } from './MemberStepProps.ts'
import { sendDates, unsent } from './statedDate.ts'
import { form as formStyle } from './StepPage.css.ts'
import { useStepDraft } from './useStepDraft.ts'

/** The date of birth, if it did not reach the gateway with the account, or was under the minimum age: then it is corrected before the document is sent. */
export function BirthStep({ onDone }: MemberStepProps) {
  const client = useClient()
  const t = useTranslations('signUp')
  const { minimumAge } = useMerchant().merchant
  const queries = useQueryClient()
  const draft = useStepDraft()
  const userName = useSession()?.userName
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
    send: async ({ birthDate }) => {
      const first = draft.values[unsent.of] === userName ? draft.values[unsent.date] : undefined
      await sendDates(first ? [first, birthDate] : [birthDate], (date) => set.mutateAsync({ birthDate: date }))
      if (first) draft.forget()
      // One under the minimum age is stored: the next page says what it means.
      await queries.invalidateQueries(registrationProgressQuery(client))
    },
    onDone,
  })
  return (
    <Form form={form} className={formStyle} submit={t('next')}>
      <TextField type="date" label={t('person.birth')} autoComplete="bday" {...form.field('birthDate')} />
    </Form>
  )
}
