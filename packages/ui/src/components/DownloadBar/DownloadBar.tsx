import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { CloseIcon } from '../../icons/CloseIcon.tsx'
import { DownloadIcon } from '../../icons/DownloadIcon.tsx'
import { useUiLabels } from '../../labels/UiLabelsProvider.tsx'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Picture } from '../Picture/Picture.tsx'
import * as css from './DownloadBar.css.ts'

export type DownloadBarProps = {
  /** The app's name. */
  title: ReactNode
  text?: ReactNode
  /** The app's icon: one address, or several to try in turn. */
  image?: string | string[]
  actionLabel: string
  onOpen: () => void
  onClose: () => void
  className?: string
}

/** Offers the app at the top of a page; can be dismissed. Section 2.17. */
export function DownloadBar({ title, text, image, actionLabel, onOpen, onClose, className }: DownloadBarProps) {
  const labels = useUiLabels()
  const stand = (
    <span className={clsx(css.icon, css.stand)}>
      <DownloadIcon size="sm" />
    </span>
  )
  return (
    <section aria-label={actionLabel} className={clsx(css.bar, className)}>
      <IconButton label={labels.close} icon={<CloseIcon size="sm" />} onClick={onClose} />
      <Picture className={css.icon} src={image} alt="" width="44" height="44" fallback={stand} />
      <span className={css.texts}>
        <span className={css.title}>{title}</span>
        {text && <span className={css.text}>{text}</span>}
      </span>
      <Button size="sm" className={css.action} onClick={onOpen}>
        {actionLabel}
      </Button>
    </section>
  )
}
