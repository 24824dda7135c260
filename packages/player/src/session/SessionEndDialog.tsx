import { useTranslations } from 'use-intl'
import { useMoment } from '../i18n/useMoment.ts'
import type { SessionEndedError } from '@platform/sdk'
import { AlertDialog } from '@platform/ui/overlays'

export interface SessionEndDialogProps {
  /** Why the session is over; undefined closes the dialog. */
  ended: SessionEndedError | undefined
  onOpenChange: (open: boolean) => void
  onSignIn: () => void
}

/** Tells that the session is over and offers to sign in again. */
export function SessionEndDialog({ ended, onOpenChange, onSignIn }: SessionEndDialogProps) {
  const t = useTranslations('system')
  const moment = useMoment()
  const replaced = ended?.kind === 'sessionReplaced'
  const at = endedAt(ended)
  const when = at === undefined ? undefined : moment(at)
  const replacedText = when ? t('replacedWhen', { when }) : t('replacedText')
  return (
    <AlertDialog
      open={ended !== undefined}
      onOpenChange={onOpenChange}
      title={replaced ? t('replacedTitle') : t('expiredTitle')}
      text={replaced ? replacedText : t('expiredText')}
      confirmLabel={t('signIn')}
      cancelLabel={t('stayGuest')}
      onConfirm={onSignIn}
    />
  )
}

// The gateway may say when, in ms.
function endedAt(ended: SessionEndedError | undefined): number | undefined {
  const at = (ended?.value as { at?: unknown } | undefined)?.at
  return typeof at === 'number' ? at : undefined
}
