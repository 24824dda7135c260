import { useTranslations } from 'use-intl'
import { AlertDialog } from '@platform/ui/overlays'

/** Asks before a running game is left. */
export function ExitDialog({ onExit, onStay }: { onExit: () => void; onStay: () => void }) {
  const t = useTranslations('games.launch')
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open) onStay()
      }}
      title={t('exitTitle')}
      text={t('exitText')}
      confirmLabel={t('exit')}
      cancelLabel={t('stay')}
      onConfirm={onExit}
    />
  )
}
