import { useTranslations } from 'use-intl'
import { AlertDialog } from '@platform/ui/overlays'

/** Confirms before the player leaves a running game. */
export function ExitDialog({ onExit, onOpenChange }: { onExit: () => void; onOpenChange: (open: boolean) => void }) {
  const t = useTranslations('games.launch')
  return (
    <AlertDialog
      open
      onOpenChange={onOpenChange}
      title={t('exitTitle')}
      text={t('exitText')}
      confirmLabel={t('exit')}
      cancelLabel={t('stay')}
      onConfirm={onExit}
    />
  )
}
