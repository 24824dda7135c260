import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Gender, setGender } from '@platform/sdk/account'
import { setGenderMutation } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { RadioGroup } from '@platform/ui'
import { Form } from '../../blocks/form/Form.tsx'
import { useCallForm } from '../../blocks/form/useCallForm.ts'
import type { MemberStepProps } from './MemberStepProps.ts'
import { form as formStyle } from './StepPage.css.ts'

/** The gender; to prefer not to say is an answer too. */
export function GenderStep({ progress, onDone }: MemberStepProps) {
  const t = useTranslations('signUp.gender')
  const next = useTranslations('signUp')('next')
  const set = useMutation(setGenderMutation(useClient()))
  const form = useCallForm({
    call: setGender,
    empty: { gender: progress.gender },
    draft: 'signUpGender',
    check: ({ gender }) => ({ gender: gender ? undefined : 'empty' }),
    textOf: () => t('empty'),
    toInput: ({ gender }) => ({ gender }),
    send: ({ gender = 'unstated' }) => set.mutateAsync({ gender }),
    onDone,
  })
  return (
    <Form form={form} className={formStyle} submit={next}>
      <RadioGroup
        label={t('label')}
        hideLabel
        options={Gender.options.map((value) => ({ value, label: t(value) }))}
        value={form.values.gender}
        onChange={(value) => form.set('gender', value)}
        error={form.errorOf('gender')}
      />
    </Form>
  )
}
