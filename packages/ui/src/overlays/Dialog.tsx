import { Dialog as Base } from '@base-ui/react/dialog'
import { useRef, type ReactNode, type RefObject } from 'react'
import { IconButton } from '../components/IconButton/IconButton.tsx'
import { CloseIcon } from '../icons/CloseIcon.tsx'
import { useUiLabels } from '../labels/UiLabelsProvider.tsx'
import { OverlayFrame } from './OverlayFrame.tsx'
import { scrollStop } from './scrollStop.ts'
import * as css from './overlay.css.ts'

/** The props of every overlay. Controlled: it requests closing by `onOpenChange(false)`. */
export type OverlayProps = { open: boolean; onOpenChange: (open: boolean) => void; title: ReactNode; children?: ReactNode }

export type DialogProps = OverlayProps & {
  /** Buttons below the body. */
  actions?: ReactNode
  /** Covers the screen. The children provide their own bar and a way to close; the title is only read out. */
  full?: boolean
  /** Only its actions close it: it has no close button, and Escape and a tap outside do nothing. */
  mustAnswer?: boolean
  /** Takes the focus when the dialog has closed. Default: what had it before, which a field with `autoFocus` hides. */
  finalFocus?: RefObject<HTMLElement | null>
}

/** A dialog over the page that can be closed at any time: close button, Escape, a tap outside. */
export function Dialog({ open, onOpenChange, title, children, actions, full = false, mustAnswer = false, finalFocus }: DialogProps) {
  const labels = useUiLabels()
  const popup = useRef<HTMLDivElement>(null)
  if (full)
    return (
      <OverlayFrame open={open}>
        <Base.Root open={open} onOpenChange={onOpenChange}>
          <Base.Portal>
            <Base.Popup className={css.full} finalFocus={finalFocus}>
              <Base.Title render={<p />} className={css.unseen}>
                {title}
              </Base.Title>
              {children}
            </Base.Popup>
          </Base.Portal>
        </Base.Root>
      </OverlayFrame>
    )
  return (
    <OverlayFrame open={open}>
      <Base.Root open={open} onOpenChange={mustAnswer ? undefined : onOpenChange}>
        <Base.Portal>
          <Base.Backdrop className={css.backdrop} />
          <Base.Viewport className={css.viewport}>
            {/* A key that is pressed while it opens answers nothing. */}
            <Base.Popup ref={popup} className={css.dialog} initialFocus={mustAnswer ? popup : undefined} finalFocus={finalFocus}>
              <div className={css.head}>
                <Base.Title className={css.title}>{title}</Base.Title>
                {!mustAnswer && <Base.Close render={<IconButton label={labels.close} icon={<CloseIcon />} />} />}
              </div>
              <div ref={scrollStop} className={css.body}>
                {children}
              </div>
              {actions && <div className={css.foot}>{actions}</div>}
            </Base.Popup>
          </Base.Viewport>
        </Base.Portal>
      </Base.Root>
    </OverlayFrame>
  )
}
