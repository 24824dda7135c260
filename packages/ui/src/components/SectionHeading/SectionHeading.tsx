import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { ChevronRightIcon } from '../../icons/ChevronRightIcon.tsx'
import { useRenderLink, type RenderLink } from '../../link/RenderLink.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './SectionHeading.css.ts'

export type SectionHeadingProps = {
  title: ReactNode
  id?: string
  icon?: ReactNode
  /** Label of "See all" and its target, or the dialog that it opens; its accessible name includes the title. */
  more?: { label: string } & ({ href: string } | { onClick: () => void })
  level?: 2 | 3
  renderLink?: RenderLink
  className?: string
}

/** The heading of a part of a page, marked by the brand's `heading` layout choice. */
export function SectionHeading({ title, id, icon, more, level = 2, renderLink, className }: SectionHeadingProps) {
  const link = useRenderLink(renderLink)
  const Heading = `h${level}` as const
  const text = more && (
    <>
      <span className={css.text}>{more.label}</span>
      {/* A page has several of these links: read alone, each says of what. */}
      <VisuallyHidden>: {title}</VisuallyHidden>
      <ChevronRightIcon size="sm" />
    </>
  )
  return (
    <div className={clsx(css.row, className)}>
      <Heading id={id} className={css.title}>
        {icon}
        <span className={css.text}>{title}</span>
      </Heading>
      {more &&
        ('href' in more ? (
          link({ href: more.href, className: css.more, children: text })
        ) : (
          <button type="button" className={css.more} aria-haspopup="dialog" onClick={more.onClick}>
            {text}
          </button>
        ))}
    </div>
  )
}
