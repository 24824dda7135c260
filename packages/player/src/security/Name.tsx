import { useState } from 'react'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { securityConfigQuery, setPayeeNameMutation } from '@platform/sdk/query/security'
import { useClient } from '@platform/sdk/react'
import { TextField } from '@platform/ui'
import { SecurityFormView } from './SecurityFormView.tsx'
import { useFinished } from './useFinished.ts'
import { useSecurityForm } from './useSecurityForm.ts'

/** The holder's name, until the first destination fixes it. */
export function Name() {
  const t = useTranslations('security')
  const client = useClient()
  const { data } = useSuspenseQuery(securityConfigQuery(client))
  const set = useMutation(setPayeeNameMutation(client))
  const [fixed] = useState(data.payeeNameFixed)
  const form = useSecurityForm({
    check: ({ payeeName = '' }) => ({ payeeName: payeeName.length < 2 ? 'validation.name' : undefined }),
    send: ({ payeeName = '' }) => set.mutateAsync({ payeeName }),
    onDone: useFinished(),
  })
  return (
    <SecurityFormView form={form} title={t('name.title')} intro={t('name.intro')} submitLabel={t('save')}>
      <TextField
        name="payeeName"
        label={t('name.label')}
        hint={t(fixed ? 'destinations.holderFixed' : 'destinations.holderHint')}
        autoComplete="name"
        maxLength={60}
        error={form.errorOf('payeeName')}
      />
    </SecurityFormView>
  )
}
