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
  const titles = items.map((item) => <li key={item.id}>{item.title}</li>)
  const moving = items.length > 1
  return (
    <section aria-label={labels.noticeBoard} className={clsx(css.ticker, closing && css.closing, className)} inert={closing}>
      <span className={css.symbol}>
        <NoticeIcon size="sm" />
      </span>
      <div className={clsx(css.window, moving && css.moving, items.length === 0 && css.empty)} data-paused={paused}>
        {items.length === 0 && <span>{emptyText}</span>}
        {items.length === 1 && <ul>{titles}</ul>}
        {moving && (
          <div className={css.belt}>
            <ul className={css.lap}>{titles}</ul>
            <ul className={css.lap} aria-hidden="true">
              {titles}
            </ul>
          </div>
        )}
        {/* Over the titles, which stay a list. */}
        <button type="button" className={css.opener} aria-label={labels.noticeBoard} onClick={onOpen} />
      </div>
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
