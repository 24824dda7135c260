import { useTranslations } from 'use-intl'
import { AlertDialog } from '@platform/ui/overlays'

export interface SessionEndDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Signed in somewhere else, instead of timed out. */
  replaced: boolean
  onSignIn: () => void
}

/** Tells that the session is over and offers to sign in again. */
export function SessionEndDialog({ open, onOpenChange, replaced, onSignIn }: SessionEndDialogProps) {
  const t = useTranslations('system')
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={replaced ? t('replacedTitle') : t('expiredTitle')}
      text={replaced ? t('replacedText') : t('expiredText')}
      confirmLabel={t('signIn')}
      cancelLabel={t('stayGuest')}
      onConfirm={onSignIn}
    />
  )
}
