import { useEffect, useState } from 'react'
import { clsx } from 'clsx'
import { PauseIcon } from '../../icons/PauseIcon.tsx'
import { PlayIcon } from '../../icons/PlayIcon.tsx'
import { CloseIcon } from '../../icons/CloseIcon.tsx'
import { NoticeIcon } from '../../icons/NoticeIcon.tsx'
import { useUiLabels } from '../../labels/UiLabelsProvider.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as css from './NoticeTicker.css.ts'

/** Section 9: a notice takes 1.5 s to close. */
const CLOSING_MS = 1500

export type NoticeTickerProps = {
  items: { id: string | number; title: string }[]
  onOpen: () => void
  /** Shown when there is no notice. */
  emptyText: string
  /** Shows a button that dismisses it; called when it has disappeared. */
  onClose?: () => void
  className?: string
}

/**
 * Titles of the notices as a ticker; a tap opens them all, a button pauses it. Static with one notice, with reduced motion and during a
 * touch. Section 2.3.
 */
export function NoticeTicker({ items, onOpen, emptyText, onClose, className }: NoticeTickerProps) {
  const labels = useUiLabels()
  const [paused, setPaused] = useState(false)
  const [closing, setClosing] = useState(false)
  useEffect(() => {
    if (!closing) return
    const timer = setTimeout(() => onClose?.(), CLOSING_MS)
    return () => clearTimeout(timer)
  }, [closing, onClose])
  const titles = items.map((item) => <span key={item.id}>{item.title}</span>)
  const moving = items.length > 1
  return (
    <section aria-label={labels.noticeBoard} className={clsx(css.ticker, closing && css.closing, className)} inert={closing}>
      <span className={css.symbol}>
        <NoticeIcon size="sm" />
      </span>
      <button
        type="button"
        className={clsx(css.window, moving && css.moving, items.length === 0 && css.empty)}
        data-paused={paused}
        onClick={onOpen}
      >
        {items.length === 0 && emptyText}
        {!moving && titles}
        {moving && (
          <span className={css.belt}>
            <span className={css.lap}>{titles}</span>
            <span className={css.lap} aria-hidden="true">
              {titles}
            </span>
          </span>
        )}
      </button>
      {moving && (
        <IconButton
          className={css.pause}
          label={paused ? labels.play : labels.pause}
          icon={paused ? <PlayIcon size="sm" /> : <PauseIcon size="sm" />}
          onClick={() => setPaused(!paused)}
        />
      )}
      {onClose && <IconButton label={labels.close} icon={<CloseIcon size="sm" />} onClick={() => setClosing(true)} />}
    </section>
  )
}
