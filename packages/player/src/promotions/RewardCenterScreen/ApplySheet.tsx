import { useTranslations } from 'use-intl'
import { BottomSheet } from '@platform/ui/overlays'
import { ApplyForm } from '../ActivityDetailScreen/ApplyForm.tsx'
import { useApplication } from '../ActivityDetailScreen/useApplication.ts'

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
  const application = useApplication(id, imageRequired, () => onOpenChange(false))
  return (
    <BottomSheet open={open} onOpenChange={onOpenChange} title={t('apply')}>
      <ApplyForm {...application} />
    </BottomSheet>
  )
}
