import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { cleanDigits } from '@platform/sdk'
import { setEmail } from '@platform/sdk/security'
import { sendMemberEmailCodeMutation, setEmailMutation } from '@platform/sdk/query/security'
import { useClient } from '@platform/sdk/react'
import { OtpField } from '@platform/ui'
import { Form } from '../../blocks/form/Form.tsx'
import { useCallForm } from '../../blocks/form/useCallForm.ts'
import { useContactCode } from '../../blocks/form/useContactCode.ts'
import { emailProblem } from './answerProblems.ts'
import { EmailField } from './EmailField.tsx'
import type { MemberStepProps } from './MemberStepProps.ts'
import { form as formStyle } from './StepPage.css.ts'

/** The e-mail address of the registration, and the code that proves it. */
export function EmailCodeStep({ progress, onDone }: MemberStepProps) {
  const client = useClient()
  const t = useTranslations('signUp')
  const errors = useTranslations('errors')
  const empty = useTranslations('auth.empty')
  const send = useMutation(sendMemberEmailCodeMutation(client))
  const set = useMutation(setEmailMutation(client))
  const form = useCallForm({
    call: setEmail,
    empty: { email: progress.statedEmail, verificationCode: '' },
    draft: 'signUpEmail',
    secrets: ['verificationCode'],
    check: ({ email, verificationCode }) => ({
      email: emailProblem(email),
      verificationCode: verificationCode ? undefined : 'empty',
    }),
    textOf: (name, code) =>
      name === 'email' ? t('email.wrong') : code === 'empty' ? empty('verificationCode') : errors('verificationCode'),
    toInput: (values) => values,
    send: (input) => set.mutateAsync(input),
    onDone,
  })
  const code = useContactCode(() => send.mutateAsync({ purpose: 'new', email: form.values.email }))
  return (
    <Form form={form} className={formStyle} submit={t('next')}>
      <EmailField {...form.field('email')} />
      <OtpField
        {...code}
        label={t('emailCode.code')}
        clean={cleanDigits}
        enterKeyHint="done"
        {...form.field('verificationCode')}
        error={form.errorOf('verificationCode') ?? code.problem}
      />
    </Form>
  )
}
