import { clsx } from 'clsx'
import { ServiceIcon } from '../../icons/ServiceIcon.tsx'
import { useUiLabels } from '../../labels/UiLabelsProvider.tsx'
import { useRenderLink, type RenderLink } from '../../link/RenderLink.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './ServiceButton.css.ts'

export type ServiceButtonProps = {
  /** "Customer service", read out. */
  label: string
  href: string
  onClick?: () => void
  /** An answer waits there. */
  unread?: boolean
  renderLink?: RenderLink
  className?: string
}

/** The way to customer service that floats above a page, clear of the tab bar. One per page. */
export function ServiceButton({ label, href, onClick, unread = false, renderLink, className }: ServiceButtonProps) {
  const labels = useUiLabels()
  const link = useRenderLink(renderLink)
  const content = (
    <>
      <ServiceIcon />
      <VisuallyHidden>{label}</VisuallyHidden>
      {unread && (
        <span className={css.dot}>
          <VisuallyHidden>{` (${labels.unread})`}</VisuallyHidden>
        </span>
      )}
    </>
  )
  // A landmark: it stands outside the page's main part.
  return (
    <aside aria-label={label}>{link({ href, onClick, className: clsx(css.button, className), title: label, children: content })}</aside>
  )
}
