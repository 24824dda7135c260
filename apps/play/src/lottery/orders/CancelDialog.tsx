import { AlertDialog } from '@platform/ui/overlays'
import { useWords } from '../words.ts'

interface CancelDialogProps {
  amount: string
  loading: boolean
  onConfirm: () => void
  onOpenChange: (open: boolean) => void
}

/** Confirms the cancellation of a line. */
export function CancelDialog({ amount, loading, onConfirm, onOpenChange }: CancelDialogProps) {
  const { t } = useWords()
  return (
    <AlertDialog
      open
      onOpenChange={onOpenChange}
      title={t('cancelTitle')}
      text={t('cancelText', { amount })}
      confirmLabel={t('cancel')}
      cancelLabel={t('cancelKeep')}
      tone="danger"
      loading={loading}
      onConfirm={onConfirm}
    />
  )
}
