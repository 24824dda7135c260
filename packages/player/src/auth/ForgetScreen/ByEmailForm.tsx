import { useTranslations } from 'use-intl'
import { MailIcon, MemberIcon, TextField } from '@platform/ui'
import type { CallForm } from '../../blocks/form/CallForm.ts'
import { Form } from '../../blocks/form/Form.tsx'
import type { ByEmailValues } from './forgetRules.ts'
import { form as formStyle } from '../passwordPages.css.ts'

/** User name and e-mail: a temporary password is sent there (2.11). */
export function ByEmailForm({ form }: { form: CallForm<ByEmailValues> }) {
  const t = useTranslations('auth')
  return (
    <Form form={form} className={formStyle} submit={t('forget.send')}>
      <TextField
        label={t('username')}
        start={<MemberIcon size="sm" />}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        {...form.field('username')}
      />
      <TextField
        label={t('forget.email')}
        hint={t('forget.emailHint')}
        start={<MailIcon size="sm" />}
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="send"
        {...form.field('email')}
      />
    </Form>
  )
}
