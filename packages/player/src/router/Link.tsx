import type { ComponentProps, MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'

/** A link inside the site. The router's own `Link` also prefetches for a framework that is not used here (2 kB brotli). */
export function Link({ href, onClick, target, ...props }: ComponentProps<'a'> & { href: string }) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { target })
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the props
  return <a {...props} href={useHref(href)} target={target} onClick={click} />
}
