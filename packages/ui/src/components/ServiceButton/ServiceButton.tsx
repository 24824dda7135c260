import { useEffect, useRef, type ReactNode } from 'react'
import { clsx } from 'clsx'
import { CloseIcon } from '../../icons/CloseIcon.tsx'
import { ServiceIcon } from '../../icons/ServiceIcon.tsx'
import { useUiLabels } from '../../labels/UiLabelsProvider.tsx'
import { useRenderLink, type RenderLink } from '../../link/RenderLink.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { useScrollsDown } from './useScrollsDown.ts'
import * as css from './ServiceButton.css.ts'

export interface ServiceLink {
  label: string
  href: string
  icon: ReactNode
  /** External link: opens in a new tab. */
  outside?: boolean
}

export type ServiceButtonProps = {
  /** "Customer service", read out. */
  label: string
  /** The contact links that a tap expands, most used first. */
  links: readonly ServiceLink[]
  open: boolean
  onOpenChange: (open: boolean) => void
  /** An unread reply is available there. */
  unread?: boolean
  renderLink?: RenderLink
  className?: string
}

/**
 * Customer service and social links behind a button that floats above a page, clear of the tab bar; hidden while the page is scrolled down.
 * One per page.
 */
export function ServiceButton({ label, links, open, onOpenChange, unread = false, renderLink, className }: ServiceButtonProps) {
  const labels = useUiLabels()
  const link = useRenderLink(renderLink)
  const bar = useRef<HTMLElement>(null)
  const isHidden = useScrollsDown() && !open
  useEffect(() => {
    if (!open) return
    const stop = new AbortController()
    const close = (event: Event) => {
      const inside = event.target instanceof Node && bar.current?.contains(event.target)
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !inside) onOpenChange(false)
    }
    for (const kind of ['pointerdown', 'keydown', 'scroll']) addEventListener(kind, close, { signal: stop.signal, passive: true })
    return () => stop.abort()
  }, [open, onOpenChange])
  return (
    // A landmark: it is outside the page's main element.
    <aside ref={bar} aria-label={label} className={clsx(css.bar, className)} data-hidden={isHidden || undefined} inert={isHidden}>
      {open && (
        <ul className={css.links}>
          {links.map(({ label: text, href, icon, outside }) => (
            <li key={href}>
              {link({
                href,
                className: css.link,
                ...(outside && { target: '_blank', rel: 'noopener noreferrer' }),
                onClick: () => onOpenChange(false),
                children: (
                  <>
                    <span className={css.text}>{text}</span>
                    <span className={css.mark}>{icon}</span>
                  </>
                ),
              })}
            </li>
          ))}
        </ul>
      )}
      <button type="button" className={css.button} title={label} aria-expanded={open} onClick={() => onOpenChange(!open)}>
        <span className={css.tab}>{open ? <CloseIcon size="sm" /> : <ServiceIcon size="sm" />}</span>
        <VisuallyHidden>{label}</VisuallyHidden>
        {unread && !open && (
          <span className={css.dot}>
            <VisuallyHidden>{` (${labels.unread})`}</VisuallyHidden>
          </span>
        )}
      </button>
    </aside>
  )
}
