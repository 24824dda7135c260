import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { cancelClosingMutation, protectionQuery, requestReturnMutation } from '@platform/sdk/query/protection'
import { useClient } from '@platform/sdk/react'
import { toasts } from '@platform/ui'
import { useErrorText } from '../i18n/useErrorText.ts'
import { sayDone } from './sayDone.ts'
import { ProtectedStateView } from './ProtectedStateView.tsx'

/** Why the account is restricted, until when, and how that ends; nothing while it is open. */
export function ProtectedState() {
  const client = useClient()
  const t = useTranslations('responsible.state')
  const errorText = useErrorText()
  const { data } = useQuery(protectionQuery(client))
  const back = useMutation(requestReturnMutation(client))
  const cancel = useMutation(cancelClosingMutation(client))
  if (!data || data.state === 'open') return null
  const onError = (error: unknown) => toasts.error(errorText(error))
  return (
    <ProtectedStateView
      protection={{ ...data, state: data.state }}
      busy={back.isPending || cancel.isPending}
      onRequestReturn={() => back.mutate({}, { onSuccess: () => sayDone(t('requested')), onError })}
      onCancelClosing={() => cancel.mutate({}, { onSuccess: () => sayDone(t('cancelled')), onError })}
    />
  )
}
