import { useTranslations } from 'use-intl'
import { applyPromotionMutation } from '@platform/sdk/query/promotions'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { toasts } from '@platform/ui'
import { BottomSheet } from '@platform/ui/overlays'
import { unknownOf } from '../../blocks/UnknownOutcome/unknownOf.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { ApplyForm } from '../ActivityDetailScreen/ApplyForm.tsx'

export interface ApplySheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Id of the promotion. */
  id: string
  imageRequired: boolean
}

/** Applies for a promotion without leaving the reward centre: a comment and pictures (sections 3, 5). */
export function ApplySheet({ open, onOpenChange, id, imageRequired }: ApplySheetProps) {
  const t = useTranslations('promotions')
  const textOf = useErrorText()
  const apply = useKeyedMutation(applyPromotionMutation(useClient()), {
    scope: id,
    onDone: () => {
      toasts.success(t('applied'))
      onOpenChange(false)
    },
  })
  return (
    <BottomSheet open={open} onOpenChange={onOpenChange} title={t('apply')}>
      <ApplyForm
        onApply={(application) => void apply.submit({ id, ...application })}
        imageRequired={imageRequired}
        sending={apply.busy}
        error={apply.status === 'failed' ? textOf(apply.error) : undefined}
        unknown={unknownOf(apply)}
      />
    </BottomSheet>
  )
}
