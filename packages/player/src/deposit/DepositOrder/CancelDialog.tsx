import { useTranslations } from 'use-intl'
import { AlertDialog } from '@platform/ui/overlays'

/** Confirms before an order is cancelled: a payment may be pending. */
export function CancelDialog({ onOpenChange, onConfirm }: { onOpenChange: (open: boolean) => void; onConfirm: () => void }) {
  const t = useTranslations('deposit.cancel')
  return (
    <AlertDialog
      open
      onOpenChange={onOpenChange}
      title={t('title')}
      text={t('text')}
      confirmLabel={t('confirm')}
      cancelLabel={t('stay')}
      tone="danger"
      onConfirm={onConfirm}
    />
  )
}
