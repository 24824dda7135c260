import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { ChevronRightIcon } from '../../icons/ChevronRightIcon.tsx'
import { useRenderLink, type RenderLink } from '../../link/RenderLink.tsx'
import * as css from './ListItem.css.ts'

export type ListItemProps = {
  title: ReactNode
  text?: ReactNode
  icon?: ReactNode
  /** Value, badge or switch at the end; links get a chevron after it. */
  end?: ReactNode
  href?: string
  onClick?: () => void
  renderLink?: RenderLink
  className?: string
}

/** One row of a menu or of settings: a link with `href`, a button with `onClick`, else plain. */
export function ListItem({ title, text, icon, end, href, onClick, renderLink, className }: ListItemProps) {
  const link = useRenderLink(renderLink)
  const content = (
    <>
      {icon && <span className={css.icon}>{icon}</span>}
      <span className={css.texts}>
        <span className={css.title}>{title}</span>
        {text && <span className={css.text}>{text}</span>}
      </span>
      <span className={css.end}>
        {end}
        {href !== undefined && <ChevronRightIcon size="sm" />}
      </span>
    </>
  )
  const classes = clsx(css.item, className)
  if (href !== undefined) return link({ href, onClick, className: classes, children: content })
  if (!onClick) return <div className={classes}>{content}</div>
  return (
    <button type="button" className={classes} onClick={onClick}>
      {content}
    </button>
  )
}
