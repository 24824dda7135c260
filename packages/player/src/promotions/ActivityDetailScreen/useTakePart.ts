import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { applyPromotionMutation, claimPromotionMutation, joinPromotionMutation } from '@platform/sdk/query/promotions'
import { useClient } from '@platform/sdk/react'
import { toasts } from '@platform/ui'
import { useSubmitKey } from '../../blocks/useSubmitKey.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useRequireSession } from '../../session/useRequireSession.ts'
import type { ActivityDetailViewProps } from './ActivityDetailView.tsx'
import type { PromotionAction } from './promotionAction.ts'

/** Joining, applying and claiming: once each, with a key that a new try keeps (contract). A guest signs in first. */
export function useTakePart(id: string): Pick<ActivityDetailViewProps, 'busy' | 'onAction' | 'form'> {
  const t = useTranslations('promotions')
  const client = useClient()
  const textOf = useErrorText()
  const key = useSubmitKey()
  const requireSession = useRequireSession()
  const join = useMutation(joinPromotionMutation(client))
  const claim = useMutation(claimPromotionMutation(client))
  const apply = useMutation(applyPromotionMutation(client))
  const [applying, setApplying] = useState(false)

  const told = (text: string) => ({
    onSuccess: () => {
      key.settle()
      toasts.success(text)
    },
    onError: (error: Error) => {
      key.settle(error)
      toasts.error(textOf(error))
    },
  })
  const act: Record<PromotionAction, () => void> = {
    join: () => join.mutate({ id, idempotencyKey: key.take() }, told(t('joined'))),
    claim: () => claim.mutate({ id, idempotencyKey: key.take() }, told(t('claimed'))),
    apply: () => setApplying(true),
  }
  const sent = { ...told(t('applied')), onError: (error: Error) => key.settle(error) }
  return {
    busy: join.isPending || claim.isPending,
    onAction: (action) => requireSession(act[action]),
    form: applying
      ? {
          onApply: (application) =>
            apply.mutate(
              { id, ...application, idempotencyKey: key.take() },
              { ...sent, onSettled: (_done, error) => error || setApplying(false) },
            ),
          sending: apply.isPending,
          error: apply.error ? textOf(apply.error) : undefined,
        }
      : undefined,
  }
}
