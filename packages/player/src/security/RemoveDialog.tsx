import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { AlertDialog } from '@platform/ui/overlays'

export interface RemoveDialogProps {
  open: boolean
  title: string
  text: ReactNode
  /** Default: "remove". */
  confirmLabel?: string
  onClose: () => void
  onRemove: () => void
}

/** Confirms the removal of something from the account. */
export function RemoveDialog({ open, title, text, confirmLabel, onClose, onRemove }: RemoveDialogProps) {
  const t = useTranslations('security')
  return (
    <AlertDialog
      open={open}
      onOpenChange={(stays) => stays || onClose()}
      title={title}
      text={text}
      confirmLabel={confirmLabel ?? t('destinations.remove')}
      cancelLabel={t('cancel')}
      tone="danger"
      onConfirm={() => {
        onRemove()
        onClose()
      }}
    />
  )
}
