import { useUiLabels } from '../../labels/UiLabelsProvider.tsx'
import { AlertDialog } from '../../overlays/AlertDialog.tsx'

export type LeavingDialogProps = { href: string; host: string; open: boolean; onOpenChange: (open: boolean) => void }

/** Requires a confirmation before a page opens on an unknown host. */
export function LeavingDialog({ href, host, open, onOpenChange }: LeavingDialogProps) {
  const labels = useUiLabels()
  const leave = () => {
    window.open(href, '_blank', 'noopener,noreferrer')
    onOpenChange(false)
  }
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={labels.leavingTitle}
      text={labels.leavingText(host)}
      confirmLabel={labels.leave}
      cancelLabel={labels.stay}
      onConfirm={leave}
    />
  )
}
