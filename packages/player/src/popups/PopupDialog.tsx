import type { Popup } from '@platform/sdk/announcements'
import { RichText } from '@platform/ui'
import { PopupPager } from '@platform/ui/overlays'
import { useContentLinks } from '../blocks/page/Content/useContentLinks.ts'
import { popupHash } from './popupRules.ts'

export interface PopupDialogProps {
  popups: readonly Popup[]
  /** Index of the one to open. */
  first: number
  open: boolean
  onClose: () => void
  /** Called after the closing animation. */
  onClosed: () => void
}

/** Announcements to page through; an internal link closes them and navigates (2.4). */
export function PopupDialog({ popups, first, open, onClose, onClosed }: PopupDialogProps) {
  const { onNavigate, ...links } = useContentLinks()
  const follow = (path: string) => {
    onClose()
    onNavigate?.(path)
  }
  const pages = popups.map((popup) => ({
    id: popupHash(popup),
    title: popup.title,
    body: <RichText html={popup.content} {...links} onNavigate={follow} />,
  }))
  return <PopupPager open={open} onOpenChange={(next) => next || onClose()} pages={pages} firstPage={first} ahead onClosed={onClosed} />
}
