import { clsx } from 'clsx'
import { useRenderLink, type LinkProps, type RenderLink } from '../../link/RenderLink.tsx'
import type { ButtonLook } from './Button.tsx'
import { button } from './Button.css.ts'

export type ButtonLinkProps = LinkProps & ButtonLook & { renderLink?: RenderLink }

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({ tone = 'primary', size = 'md', block = false, className, renderLink, ...props }: ButtonLinkProps) {
  const link = useRenderLink(renderLink)
  return link({ ...props, className: clsx(button({ tone, size, block }), className) })
}
