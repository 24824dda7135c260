import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Button } from '../components/Button/Button.tsx'
import type { OverlayProps } from './Dialog.tsx'
import { OverlayFrame } from './OverlayFrame.tsx'
import * as css from './overlay.css.ts'

export type AlertDialogProps = Omit<OverlayProps, 'children'> & {
  text?: ReactNode
  confirmLabel: string
  cancelLabel: string
  /** `danger` for actions that cannot be undone. */
  tone?: 'primary' | 'danger'
  /** The dialog stays open until the owner closes it, so that a failure can be shown in place. */
  onConfirm: () => void
  loading?: boolean
}

/** A question that must be answered: confirm or cancel. A tap outside does nothing; Escape cancels. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  text,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  onConfirm,
  loading = false,
}: AlertDialogProps) {
  return (
    <OverlayFrame open={open}>
      <Base.Root open={open} onOpenChange={onOpenChange}>
        <Base.Portal>
          {/* Also over a sheet: without a scrim of its own the question looks like a part of it. */}
          <Base.Backdrop forceRender className={css.backdrop} />
          <Base.Viewport className={css.viewport}>
            <Base.Popup className={css.dialog}>
              <div className={clsx(css.body, css.question)}>
                <Base.Title className={css.title}>{title}</Base.Title>
                {text && <Base.Description className={css.text}>{text}</Base.Description>}
              </div>
              <div className={css.foot}>
                <Base.Close render={<Button tone="secondary" className={css.grow} />}>{cancelLabel}</Base.Close>
                <Button tone={tone} className={css.grow} loading={loading} onClick={onConfirm}>
                  {confirmLabel}
                </Button>
              </div>
            </Base.Popup>
          </Base.Viewport>
        </Base.Portal>
      </Base.Root>
    </OverlayFrame>
  )
}
