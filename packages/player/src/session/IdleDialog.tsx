import { useTranslations } from 'use-intl'
import { Button } from '@platform/ui'
import { Dialog } from '@platform/ui/overlays'
import { useMoment } from '../i18n/useMoment.ts'

export interface IdleDialogProps {
  open: boolean
  /** Closing it in any way is an act of the player. */
  onOpenChange: (open: boolean) => void
  /** When the session will be locked, ms. */
  end: number | undefined
}

/** The warning before a session without an act is locked. */
export function IdleDialog({ open, onOpenChange, end }: IdleDialogProps) {
  const t = useTranslations('responsible.idle')
  const moment = useMoment()
  const when = end === undefined ? undefined : moment(end)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      actions={<Button onClick={() => onOpenChange(false)}>{t('stay')}</Button>}
    >
      {when && <p>{t('text', { when })}</p>}
    </Dialog>
  )
}
