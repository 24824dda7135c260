import { Dialog as Base } from '@base-ui/react/dialog'
import { clsx } from 'clsx'
import { useRef, useState, type ReactNode } from 'react'
import { IconButton } from '../components/IconButton/IconButton.tsx'
import { ChevronLeftIcon } from '../icons/ChevronLeftIcon.tsx'
import { ChevronRightIcon } from '../icons/ChevronRightIcon.tsx'
import { CloseIcon } from '../icons/CloseIcon.tsx'
import { useUiLabels } from '../labels/UiLabelsProvider.tsx'
import { OverlayFrame } from './OverlayFrame.tsx'
import { scrollStop } from './scrollStop.ts'
import * as css from './overlay.css.ts'
import * as own from './PopupPager.css.ts'

export type PopupPage = { id: string | number; title: ReactNode; /** Usually `<RichText>`. */ body: ReactNode }

export type PopupPagerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  pages: readonly PopupPage[]
  /** Index of the page that it opens at. */
  firstPage?: number
  /** Also rendered while it is closed, so that opening it is two short tasks and not one long one. Its owner then unmounts it in `onClosed`. */
  ahead?: boolean
  /** The closing animation is over: the owner can unmount it. */
  onClosed?: () => void
}

/** Announcements one after the other: previous and next do not wrap around. Section 2.4. */
export function PopupPager({ open, onOpenChange, pages, firstPage = 0, ahead = false, onClosed }: PopupPagerProps) {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <OverlayFrame open={open}>
      <Base.Root open={open} onOpenChange={onOpenChange} onOpenChangeComplete={(now) => now || onClosed?.()}>
        <Base.Portal keepMounted={ahead}>
          <Base.Backdrop className={css.backdrop} />
          <Base.Viewport className={css.viewport}>
            <Base.Popup ref={popup} className={css.dialog} initialFocus={popup}>
              <Pages pages={pages} firstPage={firstPage} />
            </Base.Popup>
          </Base.Viewport>
        </Base.Portal>
      </Base.Root>
    </OverlayFrame>
  )
}

// Mounted with the overlay: each opening starts at `firstPage`.
function Pages({ pages, firstPage }: { pages: readonly PopupPage[]; firstPage: number }) {
  const labels = useUiLabels()
  const [at, setAt] = useState({ index: firstPage, from: '' })
  // The list may have become shorter meanwhile.
  const index = Math.min(at.index, pages.length - 1)
  const page = pages[index]
  if (!page) return null
  const turn = (step: 1 | -1) => {
    if (pages[index + step]) setAt({ index: index + step, from: step > 0 ? 'next' : 'previous' })
  }
  return (
    <>
      <div className={css.head}>
        <Base.Title className={css.title}>{page.title}</Base.Title>
        <Base.Close render={<IconButton label={labels.close} icon={<CloseIcon />} />} />
      </div>
      <div ref={scrollStop} key={page.id} className={clsx(css.body, own.page)} data-from={at.from}>
        {page.body}
      </div>
      {pages.length > 1 && (
        <div className={own.foot}>
          <Turn label={labels.previous} icon={<ChevronLeftIcon />} off={index === 0} onClick={() => turn(-1)} />
          <p className={own.counter} aria-live="polite">
            {labels.pageOf(index + 1, pages.length)}
          </p>
          <Turn label={labels.next} icon={<ChevronRightIcon />} off={index === pages.length - 1} onClick={() => turn(1)} />
        </div>
      )}
    </>
  )
}

// Not `disabled`: the focus would be lost at the last page.
const Turn = ({ off, ...props }: { label: string; icon: ReactNode; off: boolean; onClick: () => void }) => (
  <IconButton {...props} tone="soft" aria-disabled={off || undefined} className={off ? own.off : undefined} />
)
