import { Drawer } from '@base-ui/react/drawer'
import type { ReactNode } from 'react'
import { IconButton } from '../components/IconButton/IconButton.tsx'
import { CloseIcon } from '../icons/CloseIcon.tsx'
import { useUiLabels } from '../labels/UiLabelsProvider.tsx'
import type { OverlayProps } from './Dialog.tsx'
import { OverlayFrame } from './OverlayFrame.tsx'
import { scrollStop } from './scrollStop.ts'
import * as css from './overlay.css.ts'

export type BottomSheetProps = OverlayProps & {
  /** Stays below the scrolling body: the button that applies the choice. */ footer?: ReactNode
}

/**
 * Choices that slide in from the bottom; closed by a swipe down, a tap outside or the close button. No forms with a keyboard: those get a
 * page.
 */
export function BottomSheet({ open, onOpenChange, title, children, footer }: BottomSheetProps) {
  const labels = useUiLabels()
  return (
    <OverlayFrame open={open}>
      <Drawer.Root open={open} onOpenChange={onOpenChange}>
        <Drawer.Portal>
          <Drawer.Backdrop className={css.backdrop} />
          <Drawer.Viewport className={css.viewport}>
            <Drawer.Popup className={css.sheet}>
              <div className={css.grip} />
              <div className={css.head}>
                <Drawer.Title className={css.title}>{title}</Drawer.Title>
                <Drawer.Close render={<IconButton label={labels.close} icon={<CloseIcon />} />} />
              </div>
              <Drawer.Content ref={scrollStop} className={css.body}>
                {children}
              </Drawer.Content>
              {footer && <div className={css.foot}>{footer}</div>}
            </Drawer.Popup>
          </Drawer.Viewport>
        </Drawer.Portal>
      </Drawer.Root>
    </OverlayFrame>
  )
}
