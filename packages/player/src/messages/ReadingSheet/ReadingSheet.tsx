import { useMoment } from '../../i18n/useMoment.ts'
import type { ReactNode } from 'react'
import { RichText } from '@platform/ui'
import { BottomSheet } from '@platform/ui/overlays'
import type { ContentLinks } from '../../blocks/page/Content/useContentLinks.ts'
import * as css from './ReadingSheet.css.ts'

export interface ReadingSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** The gateway's HTML. */
  html: string
  /** When it was sent, ms. */
  at: number
  links: ContentLinks
  /** Buttons below the text. */
  footer?: ReactNode
}

/** Shows one announcement or message. Load it lazily: it imports the overlays. */
export function ReadingSheet({ open, onOpenChange, title, html, at, links, footer }: ReadingSheetProps) {
  const moment = useMoment()
  return (
    <BottomSheet open={open} onOpenChange={onOpenChange} title={title} footer={footer}>
      <p className={css.time}>{moment(at, 'long')}</p>
      <RichText html={html} {...links} />
    </BottomSheet>
  )
}
