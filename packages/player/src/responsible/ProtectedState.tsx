import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Protection } from '@platform/sdk/protection'
import { cancelClosingMutation, requestReturnMutation } from '@platform/sdk/query/protection'
import { useClient } from '@platform/sdk/react'
import { toasts } from '@platform/ui'
import { useErrorText } from '../i18n/useErrorText.ts'
import { sayDone } from './sayDone.ts'
import { ProtectedStateView } from './ProtectedStateView.tsx'

/** Why the account is restricted, until when, and how that ends; nothing while it is open. */
export function ProtectedState({ protection }: { protection: Protection }) {
  const client = useClient()
  const t = useTranslations('responsible.state')
  const errorText = useErrorText()
  const back = useMutation(requestReturnMutation(client))
  const cancel = useMutation(cancelClosingMutation(client))
  if (protection.state === 'open') return null
  const onError = (error: unknown) => toasts.error(errorText(error))
  return (
    <ProtectedStateView
      protection={{ ...protection, state: protection.state }}
      busy={back.isPending || cancel.isPending}
      onRequestReturn={() => back.mutate({}, { onSuccess: () => sayDone(t('requested')), onError })}
      onCancelClosing={() => cancel.mutate({}, { onSuccess: () => sayDone(t('cancelled')), onError })}
    />
  )
}
