import { useTranslations } from 'use-intl'
import { AlertDialog } from '@platform/ui/overlays'
import { useSignOut } from '../../session/useSignOut.ts'

export interface SignOutDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks before it signs out, and waits in place (section 4). Load it lazily: it brings the overlays. */
export function SignOutDialog({ open, onOpenChange }: SignOutDialogProps) {
  const t = useTranslations('settings')
  const { signOut, pending } = useSignOut()
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !pending && onOpenChange(next)}
      title={t('confirmTitle')}
      text={pending ? t('signingOut') : t('confirmText')}
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
      tone="danger"
      onConfirm={signOut}
      loading={pending}
    />
  )
}
