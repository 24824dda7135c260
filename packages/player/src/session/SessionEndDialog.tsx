import { useFormatter, useTranslations } from 'use-intl'
import { AlertDialog } from '@platform/ui/overlays'

export interface SessionEndDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Signed in somewhere else, instead of timed out. */
  replaced: boolean
  /** When it was replaced, ms; the gateway may not say. */
  at?: number
  onSignIn: () => void
}

/** Tells that the session is over and offers to sign in again. */
export function SessionEndDialog({ open, onOpenChange, replaced, at, onSignIn }: SessionEndDialogProps) {
  const t = useTranslations('system')
  const format = useFormatter()
  const when = at === undefined ? undefined : format.dateTime(at, { dateStyle: 'short', timeStyle: 'short' })
  const replacedText = when ? t('replacedWhen', { when }) : t('replacedText')
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={replaced ? t('replacedTitle') : t('expiredTitle')}
      text={replaced ? replacedText : t('expiredText')}
      confirmLabel={t('signIn')}
      cancelLabel={t('stayGuest')}
      onConfirm={onSignIn}
    />
  )
}
