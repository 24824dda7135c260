import { useTranslations } from 'use-intl'
import { applyPromotionMutation } from '@platform/sdk/query/promotions'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { toasts } from '@platform/ui'
import { unknownOf } from '../../blocks/UnknownOutcome/unknownOf.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useClearWhenLeft, useTextDraft } from '../../session/useDraft.ts'
import type { ApplyFormProps } from './ApplyForm.tsx'

/** Applies for a promotion, once: the state of its form. */
export function useApplication(id: string, imageRequired: boolean, onSent: () => void): ApplyFormProps {
  const t = useTranslations('promotions')
  const textOf = useErrorText()
  const [draft, clear] = useTextDraft(`application ${id}`)
  const apply = useKeyedMutation(applyPromotionMutation(useClient()), {
    scope: id,
    onDone: () => {
      clear()
      toasts.success(t('applied'))
      onSent()
    },
  })
  useClearWhenLeft(clear, apply.busy || apply.status === 'unknown')
  return {
    onApply: (application) => void apply.submit({ id, ...application }),
    imageRequired,
    draft,
    sending: apply.busy,
    error: apply.status === 'failed' ? textOf(apply.error) : undefined,
    unknown: unknownOf(apply),
  }
}
