import { useTranslations } from 'use-intl'
import { AlertDialog } from '@platform/ui/overlays'
import { useSignOut } from './useSignOut.ts'

export interface SignOutDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Confirms the sign-out and shows its progress; after 10 s with a reason and a way out (4, 9). Load it lazily: it imports the overlays. */
export function SignOutDialog({ open, onOpenChange }: SignOutDialogProps) {
  const t = useTranslations('settings')
  const { signOut, pending, slow, leaveNow } = useSignOut()
  const change = (next: boolean) => {
    if (!pending) onOpenChange(next)
    else if (slow && !next) leaveNow()
  }
  return (
    <AlertDialog
      open={open}
      onOpenChange={change}
      title={t('confirmTitle')}
      text={pending ? t(slow ? 'signOutSlow' : 'signingOut') : t('confirmText')}
      confirmLabel={t('confirm')}
      cancelLabel={t(slow ? 'leaveNow' : 'cancel')}
      tone="danger"
      onConfirm={signOut}
      loading={pending}
    />
  )
}
