import { Drawer } from '@base-ui/react/drawer'
import type { ReactNode } from 'react'
import { IconButton } from '../components/IconButton/IconButton.tsx'
import { CloseIcon } from '../icons/CloseIcon.tsx'
import { useUiLabels } from '../labels/UiLabelsProvider.tsx'
import type { OverlayProps } from './Dialog.tsx'
import { OverlayFrame } from './OverlayFrame.tsx'
import * as css from './overlay.css.ts'

export type SideMenuProps = OverlayProps & { /** Fixed at the end of the menu. */ footer?: ReactNode }

/** The menu that slides in from the right, over the page; closed by a swipe, a tap outside or the close button. */
export function SideMenu({ open, onOpenChange, title, children, footer }: SideMenuProps) {
  const labels = useUiLabels()
  return (
    <OverlayFrame open={open}>
      <Drawer.Root open={open} onOpenChange={onOpenChange} swipeDirection="right">
        <Drawer.Portal>
          <Drawer.Backdrop className={css.backdrop} />
          <Drawer.Viewport className={css.viewport}>
            <Drawer.Popup className={css.side}>
              <div className={css.head}>
                <Drawer.Title className={css.title}>{title}</Drawer.Title>
                <Drawer.Close render={<IconButton label={labels.close} icon={<CloseIcon />} />} />
              </div>
              <Drawer.Content className={css.menu}>{children}</Drawer.Content>
              {footer && <div className={css.foot}>{footer}</div>}
            </Drawer.Popup>
          </Drawer.Viewport>
        </Drawer.Portal>
      </Drawer.Root>
    </OverlayFrame>
  )
}
