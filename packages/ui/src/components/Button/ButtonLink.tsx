import { useRenderLink, type LinkProps, type RenderLink } from '../../link/RenderLink.tsx'
import { buttonClass, type ButtonLook } from './buttonClass.ts'

export type ButtonLinkProps = LinkProps & ButtonLook & { renderLink?: RenderLink }

/** A link that looks like a button, for navigation. */
export function ButtonLink({ tone, size, block, className, renderLink, ...props }: ButtonLinkProps) {
  const link = useRenderLink(renderLink)
  return link({ ...props, className: buttonClass({ tone, size, block }, className) })
}
