import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { closeAccountMutation } from '@platform/sdk/query/security'
import { useClient } from '@platform/sdk/react'
import { Checkbox, Notice, PasswordField } from '@platform/ui'
import { forgetPlayer } from '../session/forgetPlayer.ts'
import { SecurityFormView } from './SecurityFormView.tsx'
import { useLeave } from './useLeave.ts'
import { useSecurityForm } from './useSecurityForm.ts'

/** Closes the account, once its consequences are read. */
export function Close() {
  const t = useTranslations('security')
  const client = useClient()
  const close = useMutation(closeAccountMutation(client))
  const leave = useLeave()
  const [read, setRead] = useState(false)
  const form = useSecurityForm({
    check: ({ password }) => ({
      password: password ? undefined : 'validation.confirmEmpty',
      consequences: read ? undefined : 'validation',
    }),
    send: async ({ password = '' }) => {
      await close.mutateAsync({ password })
      await forgetPlayer(client)
    },
    onDone: leave,
  })
  return (
    <SecurityFormView form={form} title={t('close.title')} intro={t('close.intro')} submitLabel={t('close.submit')} danger>
      <Notice tone="warning">
        <ul>
          {(['balance', 'bonus', 'records', 'final'] as const).map((one) => (
            <li key={one}>{t(`close.${one}`)}</li>
          ))}
        </ul>
      </Notice>
      <Checkbox checked={read} onChange={(event) => setRead(event.target.checked)} label={t('close.read')} />
      {form.errorOf('consequences') && !read && (
        <Notice tone="danger" role="alert">
          {form.errorOf('consequences')}
        </Notice>
      )}
      <PasswordField name="password" label={t('loginPassword')} autoComplete="current-password" error={form.errorOf('password')} />
    </SecurityFormView>
  )
}
