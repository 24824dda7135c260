import { useTranslations } from 'use-intl'
import { useMoment } from '../i18n/useMoment.ts'
import type { SessionEndedError } from '@platform/sdk'
import { AlertDialog } from '@platform/ui/overlays'
import { useMoneyScreen } from './useMoneyScreen.ts'

export interface SessionEndDialogProps {
  open: boolean
  /** Why the session ended. */
  ended: SessionEndedError | undefined
  onOpenChange: (open: boolean) => void
  onSignIn: () => void
}

/** Shows that the session has ended and offers to sign in again. */
export function SessionEndDialog({ open, ended, onOpenChange, onSignIn }: SessionEndDialogProps) {
  const t = useTranslations('system')
  const money = useMoneyScreen()
  const moment = useMoment()
  const replaced = ended?.kind === 'sessionReplaced'
  const { at, idle } = (ended?.value ?? {}) as { at?: unknown; idle?: unknown }
  // The gateway may report the time, in ms.
  const when = typeof at === 'number' ? moment(at) : undefined
  const replacedText = when ? t('replacedWhen', { when }) : t('replacedText')
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={replaced ? t('replacedTitle') : t(idle ? 'idleEndTitle' : 'expiredTitle')}
      text={[replaced ? replacedText : t(idle ? 'idleEndText' : 'expiredText'), money && t(`money.${money}`)].filter(Boolean).join(' ')}
      confirmLabel={t('signIn')}
      cancelLabel={t('stayGuest')}
      onConfirm={onSignIn}
    />
  )
}
